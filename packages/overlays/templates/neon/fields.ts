import {rule, type Rule} from '../../css/rule';
import {COLORED, SELECTORS} from '../../css/selectors';
import {choice, color, toggle} from '../../model/fields';
import {defineGroup} from '../../model/group';

/** Radii of the glows in pixels: users of seven cut them to three by hand. */
const GLOWS = {light: [3, 10, 18], normal: [2, 6, 12, 20, 30], strong: [2, 5, 9, 14, 20, 28, 38]};
const PARTS = [
  ['name', SELECTORS.name],
  ['body', SELECTORS.body],
  ['paid', SELECTORS.paid],
] as const;

const inside = (selector: string): string => selector.slice(SELECTORS.comment.length);

/** The light. */
export const options = defineGroup({
  id: 'neon',
  label: 'ネオンの光',
  fields: {
    strength: choice(
      {light: '軽い', normal: '標準', strong: '強い'},
      {
        label: '光の強さ',
        initial: 'light',
        words: ['グロー', '発光'],
        help: '強いほどPCの仕事が増えます。コメントを多く並べるときは「軽い」にします。',
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
