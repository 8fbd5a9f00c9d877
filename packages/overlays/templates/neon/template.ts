import {rule, type Rule} from '../../css/rule';
import {COLORED, SELECTORS} from '../../css/selectors';
import {choice, color, toggle} from '../../model/fields';
import {defineGroup} from '../../model/group';
import {defineTemplate} from '../../model/template';
import {NAME_ON_PAID} from '../sharedLooks';

/** Radii of the glows in pixels: users of seven cut them to three by hand. */
const GLOWS = {light: [3, 10, 18], normal: [2, 6, 12, 20, 30], strong: [2, 5, 9, 14, 20, 28, 38]};
const PARTS = [
  ['name', SELECTORS.name],
  ['body', SELECTORS.body],
  ['paid', SELECTORS.paid],
] as const;

const inside = (selector: string): string => selector.slice(SELECTORS.comment.length);

/** The light. */
const options = defineGroup({
  id: 'neon',
  label: 'ネオンの光',
  fields: {
    strength: choice(
      {light: '軽い', normal: '標準', strong: '強い'},
      {
        label: '光の強さ',
        initial: 'light',
        words: ['グロー', '発光'],
        help: '強いほど、PCの負荷が高くなります。コメントを多く並べるときは「軽い」にします。',
      },
    ),
    alternates: toggle({label: '1件おきに光の色を変える', initial: true}),
    second: color({label: '1件おきの光の色', initial: '#00d5ffff'}),
    secondEdge: color({label: '1件おきの縁の色', initial: '#003b75ff'}),
    tube: choice(
      {none: 'なし', line: '名前の下の線', frame: '枠'},
      {label: '光る管', initial: 'none', words: ['ネオン管', '枠線']},
    ),
  },
  css({strength, alternates, second, secondEdge, tube}) {
    return [
      ...PARTS.map(([part, selector]) =>
        rule(selector, {
          'text-shadow': [
            `var(--ov-${part}-ring)`,
            ...GLOWS[strength].map((radius) => `0 0 ${radius}px var(--ov-neon)`),
            `var(--ov-${part}-drop)`,
          ].join(', '),
        }),
      ),
      ...PARTS.map(([, selector]) =>
        rule(`${COLORED}${inside(selector)}`, {'text-shadow': 'none', '-webkit-text-stroke': '0'}),
      ),
      ...(alternates ? evens(second, secondEdge) : []),
      ...tubes(tube),
    ];
  },
});

function evens(glow: string, edge: string): Rule[] {
  const even = `${SELECTORS.comment}.even:not([style*='--lcv-background-color'])`;
  return [
    rule(even, {'--ov-neon': glow}),
    // The width is in the same variable, so the colour of the stroke is set by itself.
    ...PARTS.map(([, selector]) =>
      rule(`${even}${inside(selector)}`, {
        '-webkit-text-stroke-color': edge,
      }),
    ),
  ];
}

function tubes(kind: 'none' | 'line' | 'frame'): Rule[] {
  const light = 'inset 0 0 3px var(--ov-neon), 0 0 4px var(--ov-neon), 0 0 12px var(--ov-neon)';
  if (kind === 'line') {
    return [
      rule(`${SELECTORS.frame}::before`, {
        display: 'block',
        width: '4em',
        height: '3px',
        margin: '3px 0',
        'border-radius': '2px',
        'background-color': '#fff',
        'box-shadow': light,
        content: "''",
      }),
    ];
  }
  return kind === 'frame'
    ? [
        rule(SELECTORS.comment, {
          border: '2px solid #fff',
          'box-shadow': `${light}, inset 0 0 24px #00000059`,
        }),
      ]
    : [];
}

/** Paid comments are lit signs; letters on them carry no glow. */
const LOOK = /* css */ `
.comment {
  --ov-neon: var(--ov-glow-color);
}
.comment .name,
.comment .comment-text,
.comment .paid-text {
  stroke-linejoin: round;
}
.comment .avatar img {
  box-shadow: 0 0 6px var(--ov-neon), 0 0 14px var(--ov-neon);
}
.comment[style*='--lcv-background-color'] {
  --ov-neon: var(--lcv-background-color);
}
.comments > .comment[style*='--lcv-background-color'] {
  box-shadow: inset 0 0 0 2px #ffffffb3, inset 0 0 16px #ffffff59, 0 0 8px var(--ov-neon), 0 0 22px var(--ov-neon);
}
${NAME_ON_PAID}`;

/**
 * Letters of light: a white core, a deep edge of the colour of the tube, and a glow. The edge is what
 * keeps it readable where the game is as bright as the glow.
 */
export const neon = defineTemplate({
  id: 'neon',
  name: 'ネオン',
  description: '文字が光ります。光の強さは3段です。明るい画面でも読めるように、濃い縁を付けます。',
  since: '4_2',
  layouts: ['縦', '横'],
  changes: [{date: '2026-11-21', text: '公開しました。'}],
  without: ['shadow.glowLayers', 'shadow.glowSize'],
  defaults: {
    'layout.gap': 12,
    'name.color': '#ffd0f4ff',
    'name.size': 0.8,
    'name.spacing': 0.04,
    'name.lineHeight': 1.35,
    'body.size': 26,
    'body.spacing': 0.02,
    'body.lineHeight': 1.4,
    'outline.nameColor': '#6b0057ff',
    'outline.bodyWidth': 2.5,
    'outline.bodyColor': '#6b0057ff',
    'outline.paidWidth': 2.5,
    'outline.paidColor': '#6b0057ff',
    'shadow.glowColor': '#ff2bd6ff',
    'avatar.size': 46,
    'avatar.borderWidth': 2,
    'avatar.borderColor': '#ffe9fbff',
    'box.padX': 10,
    'box.padY': 5,
    'box.radius': 14,
    'motion.in': 'blur',
    'motion.inMs': 300,
  },
  own: options,
  look: LOOK,
});
