import {cssString} from '../css/fontStack';
import {rule, type Rule} from '../css/rule';
import {SELECTORS} from '../css/selectors';
import {bodyColor, boxColor, nameColor} from '../css/variables';
import {number, openColor, text, toggle, type Field} from '../model/fields';
import {defineGroup} from '../model/group';

/** Who a comment may be from, the strongest last: a moderator who is a member looks as moderator. */
export const ROLES = [
  {id: 'first', label: '初めての人', attribute: 'data-is-new', icon: false},
  {id: 'anonymous', label: '匿名の人', attribute: 'data-anonymous', icon: true},
  {id: 'member', label: 'メンバー', attribute: 'data-member', icon: true},
  {id: 'moderator', label: 'モデレーター', attribute: 'data-moderator', icon: true},
  {id: 'owner', label: '配信者', attribute: 'data-owner', icon: true},
] as const;

type RoleId = (typeof ROLES)[number]['id'];

/** The selector of the comments of a role. */
export const roleSelector = (attribute: string): string =>
  `${SELECTORS.comment}[${attribute}='true']`;

const roleFields = (label: string) => ({
  Name: openColor({label: `${label}の名前の色`}),
  Body: openColor({label: `${label}の本文の色`}),
  Box: openColor({label: `${label}の箱の色`}),
  Icon: text({
    label: `${label}のマーク`,
    initial: '',
    maxLength: 8,
    help: '名前の後ろに付ける文字や絵文字です。',
  }),
  Scale: number({label: `${label}の拡大`, min: 1, max: 2, step: 0.05, unit: '倍', initial: 1}),
  IsHidden: toggle({label: `${label}のコメントを隠す`, initial: false}),
});

type Parts = ReturnType<typeof roleFields>;
type RoleFields = {[Key in RoleKey]: Key extends `${RoleId}${infer P}` ? PartOf<P> : never};
type RoleKey = Exclude<`${RoleId}${keyof Parts}`, 'firstIcon'>;
type PartOf<P> = P extends keyof Parts ? Parts[P] : never;

/** Only our own markup says who is anonymous; who is there for the first time has a mark of its own. */
function allFields(): RoleFields {
  const entries = ROLES.flatMap(({id, label, icon}) =>
    Object.entries<Field>(roleFields(label))
      .filter(([part]) => icon || part !== 'Icon')
      .map(([part, field]): [string, Field] => [
        `${id}${part}`,
        id === 'anonymous' ? {...field, isZipOnly: true} : field,
      ]),
  );
  return Object.fromEntries(entries) as unknown as RoleFields;
}

/** How comments of owner, moderators, members, newcomers and anonymous people differ. */
export const roles = defineGroup({
  id: 'roles',
  label: '役割',
  fields: allFields(),
  css(values) {
    return ROLES.flatMap(({id, attribute}): Rule[] => {
      const selector = roleSelector(attribute);
      const scale = values[`${id}Scale`];
      const icon = id === 'first' ? '' : values[`${id}Icon`];
      return [
        rule(selector, {
          ...nameColor(values[`${id}Name`]),
          ...bodyColor(values[`${id}Body`]),
          ...boxColor(values[`${id}Box`]),
          'font-size': scale === 1 ? undefined : `${scale}em`,
          display: values[`${id}IsHidden`] ? 'none !important' : undefined,
        }),
        rule(`${selector} .name::after`, {content: icon === '' ? undefined : cssString(icon)}),
      ];
    });
  },
});
