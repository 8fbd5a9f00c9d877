/** The data of word-party effects: what an item is, how it is read, checked and edited. */
export {changeEffect, defaultItem, setField} from './editItem';
export {fieldsOf, isActive, positionTypeOf} from './fieldTable';
export {limitsOf, type Field} from './fields';
export {COMMON_FIELDS} from './common';
export {filesOf, findProblems, MAX_FILE_BYTES} from './findProblems';
export {type GlobalConfig} from './global';
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
export {matches, readPattern} from './patterns';
export {type Problem} from './problem';
export {readItems, writeItems} from './readItems';
