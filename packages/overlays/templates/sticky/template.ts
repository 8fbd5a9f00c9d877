import {rule, type Declarations, type Rule} from '../../css/rule';
import {SELECTORS} from '../../css/selectors';
import {choice, color, number, toggle} from '../../model/fields';
import {defineGroup} from '../../model/group';
import {defineTemplate} from '../../model/template';
import {NAME_ON_PAID, NO_OUTLINE} from '../sharedLooks';

/** How the notes are stuck. */
const options = defineGroup({
  id: 'sticky',
  label: 'ふせんの貼り方',
  fields: {
    tilt: number({
      label: '傾き',
      min: 0,
      max: 8,
      step: 0.5,
      unit: '度',
      initial: 2,
      help: 'ふせんごとに、この角度までの範囲で傾きます。',
    }),
    holder: choice(
      {none: 'なし', tape: 'マスキングテープ', pin: '画びょう', clip: 'クリップ'},
      {label: '留めるもの', initial: 'tape'},
    ),
    holderColor: color({label: '留めるものの色', initial: '#7cc7b8d9'}),
    folds: toggle({label: '角を折る', initial: true}),
    paper: choice(
      {plain: '無地', ruled: 'けい線', grid: '方眼'},
      {label: '紙の柄', initial: 'plain'},
    ),
  },
  css({tilt, holder, holderColor, folds, paper}) {
    return [
      rule(SELECTORS.comment, {
        rotate: tilt === 0 ? undefined : `calc(var(--ov-lean, 0) * ${tilt}deg)`,
      }),
      rule(SELECTORS.block, {'background-image': PAPERS[paper]}),
      ...held(holder, holderColor),
      ...(folds ? [FOLD] : []),
    ];
  },
});

const PAPERS = {
  plain: undefined,
  ruled: 'repeating-linear-gradient(#0000 0 1.35em, #5a7fb04d 1.35em 1.4em)',
  grid: 'repeating-linear-gradient(#0000 0 15px, #5a7fb033 15px 16px), repeating-linear-gradient(90deg, #0000 0 15px, #5a7fb033 15px 16px)',
} as const;

/** The corner below at the right, turned up: its back is lighter, its shadow lies on the note. */
const FOLD: Rule = rule(`${SELECTORS.block}::after`, {
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: '17px',
  height: '17px',
  'border-radius': '4px 0 0 0',
  'background-image':
    'linear-gradient(135deg, #ffffffcc, #ffffff66 45%, #00000038 50%, #0000002e 52%, #0000001a)',
  'box-shadow': '-2px -2px 4px #00000026',
  content: "''",
});

function held(kind: 'none' | 'tape' | 'pin' | 'clip', ink: string): Rule[] {
  const shape = HOLDERS[kind];
  return shape === undefined
    ? []
    : [
        rule(`${SELECTORS.comment}::after`, {
          position: 'absolute',
          ...shape(ink),
          content: "''",
        }),
      ];
}

const HOLDERS: Readonly<Record<string, ((ink: string) => Declarations) | undefined>> = {
  tape: (ink) => ({
    top: '-11px',
    left: 'calc(50% - 42px)',
    width: '84px',
    height: '22px',
    background: `repeating-linear-gradient(115deg, #ffffff59 0 5px, #fff0 5px 12px), ${ink}`,
    'box-shadow': '0 1px 2px #00000040',
    'clip-path':
      'polygon(0 0, 3% 20%, 0 40%, 3% 60%, 0 80%, 3% 100%, 97% 100%, 100% 80%, 97% 60%, 100% 40%, 97% 20%, 100% 0)',
    transform: 'rotate(-2deg)',
  }),
  pin: (ink) => ({
    top: '-9px',
    left: 'calc(50% - 10px)',
    width: '20px',
    height: '20px',
    'border-radius': '50%',
    background: `radial-gradient(circle at 35% 30%, #ffffffd9 8%, #fff0 32%), radial-gradient(circle at 50% 50%, #0000 40%, #00000059), ${ink}`,
    'box-shadow': '2px 5px 4px #00000080',
  }),
  clip: (ink) => ({
    top: '-14px',
    right: '26px',
    width: '12px',
    height: '34px',
    border: `3px solid ${ink}`,
    'border-radius': '8px',
    'box-shadow': '1px 2px 1px #00000066, inset 1px 2px 1px #00000040',
  }),
};

/** The paper is lighter where the light falls on it; each note leans its own way. */
const LOOK = /* css */ `
.comment {
  --ov-lean: -0.8;
}
.comment.even {
  --ov-lean: 1;
}
.comment[data-service='twitch'],
.comment[data-service='twicas'],
.comment[data-service='kick'] {
  --ov-lean: 0.45;
}
.comment.even[data-service='youtube'],
.comment.even[data-service='tiktok'] {
  --ov-lean: -0.35;
}
.comments > .comment {
  min-width: 46%;
  background-image: linear-gradient(#ffffff73, #fff0 30%, #0000000d 92%, #0000001f);
}
.comment .avatar img {
  box-shadow: 0 1px 3px #0006;
}
${NAME_ON_PAID}`;

/** Paper notes, each at its own slight angle. */
export const sticky = defineTemplate({
  id: 'sticky',
  name: 'ふせん',
  description: '手書き風の文字のふせんを、少し傾けて貼ります。テープやピンで留められます。',
  since: '7_0',
  layouts: ['縦', '横'],
  changes: [{date: '2026-11-21', text: '公開しました。'}],
  without: ['layout.isVertical', 'box.area', 'box.blur', 'box.tail', 'box.tailSize'],
  defaults: {
    'canvas.top': 16,
    'canvas.right': 18,
    'canvas.bottom': 20,
    'canvas.left': 18,
    'layout.gap': 20,
    'name.family': 'Yusei Magic',
    'name.size': 0.75,
    'name.weight': 400,
    'name.color': '#7a3b12ff',
    'name.lineHeight': 1.3,
    'body.family': 'Yusei Magic',
    'body.weight': 400,
    'body.color': '#33291fff',
    'body.lineHeight': 1.4,
    'details.color': '#6b5640ff',
    ...NO_OUTLINE,
    'box.isShown': true,
    'box.background': '#fff3a6ff',
    'box.isStriped': true,
    'box.odd': '#fff3a6ff',
    'box.even': '#ffd9e4ff',
    'box.radius': 2,
    'box.padX': 18,
    'box.padY': 12,
    'box.shadowY': 6,
    'box.shadowBlur': 9,
    'box.shadowColor': '#0000006b',
    'avatar.size': 44,
    'avatar.borderWidth': 2,
    'motion.in': 'pop',
    'motion.inMs': 300,
  },
  own: options,
  look: LOOK,
});
