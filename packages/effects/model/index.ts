/** The data of word-party effects: what an item is, how it is read, checked and edited. */
export {changeEffect, defaultItem, setField} from './editItem';
export {fieldsOf, isActive, OPTION_FIELDS, positionTypeOf} from './fieldTable';
export {limitsOf, type Field} from './fields';
export {COMMON_FIELDS} from './common';
export {filesOf, findProblems, MAX_FILE_BYTES, type ProblemOptions} from './findProblems';
export {GlobalSchema, type GlobalConfig, type StaticObject} from './global';
export {
  EFFECT_NAMES,
  EFFECTS,
  ItemSchema,
  nameOf,
  type ConfettiItem,
  type Connection,
  type ConnectorItem,
  type DropperItem,
  type Effect,
  type Item,
  type ItemOf,
  type NotifierItem,
  type PopperItem,
  type ThrowingItem,
} from './item';
export {isSlow, matches, readPattern, type Pattern} from './patterns';
export {type Problem} from './problem';
export {readItems, writeItems, type ItemFile} from './readItems';
