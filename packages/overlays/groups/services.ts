import {rule, type Declarations} from '../css/rule';
import {SELECTORS} from '../css/selectors';
import {boxColor, nameColor} from '../css/variables';
import {isFor} from '../model/appVersions';
import {choice, color, openColor, type ColorField} from '../model/fields';
import {defineGroup} from '../model/group';
import {SERVICES, type ServiceId} from '../model/services';

const PLACES = {
  none: '使わない',
  stripe: '箱の帯',
  name: '名前',
  box: '箱',
  icon: 'アイコンの枠線',
} as const;

type Part = 'Accent' | 'Name' | 'Box';
type ServiceFields = Record<`${ServiceId}${Part}`, ColorField>;

/** Three colours for each service. */
function serviceFields(): ServiceFields {
  const entries = SERVICES.flatMap(({id, label, accent, ...span}) => [
    [`${id}Accent`, color({label: `${label}の色`, initial: accent, ...span})] as const,
    [`${id}Name`, openColor({label: `${label}の名前の色`, ...span})] as const,
    [`${id}Box`, openColor({label: `${label}の箱の色`, ...span})] as const,
  ]);
  return Object.fromEntries(entries) as ServiceFields;
}

/** Colours by service: one accent, used where it is wanted, and colours for single parts. */
export const services = defineGroup({
  id: 'services',
  label: '配信サイト',
  fields: {
    place: choice(PLACES, {
      label: '配信サイトの色を使うところ',
      initial: 'none',
      words: ['サービス', 'YouTube', 'Twitch'],
      help: '「箱の帯」は、箱の「帯」を左か上にしたときに出ます。「アイコンの枠線」は、アイコンの「枠線の太さ」を1px以上にしたときに出ます。配信サイトのマークは、いつもこの色です。',
    }),
    ...serviceFields(),
  },
  css(values, {app, target}) {
    // Columns of one service are in our own markup only.
    const places = target === 'zip' ? [SELECTORS.comment, '.lane'] : [SELECTORS.comment];
    return SERVICES.filter((service) => isFor(app, service)).map(({id}) => {
      const accent = values[`${id}Accent`];
      return rule(places.map((place) => `${place}[data-service='${id}']`).join(', '), {
        '--ov-service-color': accent,
        ...used(values.place, accent),
        ...nameColor(values[`${id}Name`]),
        ...boxColor(values[`${id}Box`]),
      });
    });
  },
});

function used(place: keyof typeof PLACES, accent: string): Declarations {
  if (place === 'stripe') return {'--ov-stripe-color': accent};
  if (place === 'icon') return {'--ov-avatar-line': accent};
  if (place === 'name') return nameColor(accent);
  return place === 'box' ? boxColor(accent) : {};
}
