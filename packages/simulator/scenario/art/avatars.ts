import {createRandom, type Random} from '../random';
import {svgUri} from './dataUri';

const SIZE = 96;
/** Soft grounds, each with a deeper colour of the same family for patterns on it. */
const GROUNDS = [
  ['#fde2e4', '#fbb1bd'],
  ['#fff1d0', '#ffd166'],
  ['#e2f0cb', '#b5d99c'],
  ['#d0f4ec', '#8ddbc8'],
  ['#d7e8ff', '#9cc4f5'],
  ['#e8dff5', '#c3aee4'],
  ['#ffe5d0', '#ffb88a'],
  ['#dff3f9', '#9bd3e6'],
] as const;
/** Fur and skin, with the colour of ears and paws. */
const FURS = [
  ['#ffffff', '#f3c6cf'],
  ['#f6d7b0', '#e0a96d'],
  ['#c98d5b', '#8c5a34'],
  ['#8d99ae', '#5c677d'],
  ['#fff3b0', '#f4c95d'],
  ['#6d5a72', '#493b4f'],
  ['#f5b971', '#d97b3f'],
] as const;
const DARK = '#3d3340';
const CHEEK = '#ff8fa3';

/**
 * The picture of a viewer: an animal or a thing on a soft ground.
 * @param index the same number always gives the same picture
 */
export function drawAvatar(index: number): string {
  const random = createRandom(index + 1);
  const [ground, deep] = random.pick(GROUNDS);
  const subject = random.pick([cat, bear, rabbit, fox, bird, onigiri, flower, ghost]);
  return svgUri(
    SIZE,
    SIZE,
    `<rect width="96" height="96" fill="${ground}"/>${pattern(random, deep)}${subject(random)}`,
  );
}

/** The picture of somebody who gave no name. */
export const ANONYMOUS_AVATAR = svgUri(
  SIZE,
  SIZE,
  '<rect width="96" height="96" fill="#c9ced6"/><circle cx="48" cy="40" r="17" fill="#fff"/><path d="M14 96c2-22 16-34 34-34s32 12 34 34z" fill="#fff"/>',
);

function pattern(random: Random, colour: string): string {
  const attributes = `fill="${colour}" opacity=".45"`;
  return random.pick([
    '',
    `<circle cx="14" cy="18" r="6" ${attributes}/><circle cx="82" cy="26" r="9" ${attributes}/><circle cx="12" cy="74" r="8" ${attributes}/>`,
    `<path d="M0 70h96v26H0z" ${attributes}/>`,
    `<circle cx="48" cy="52" r="40" ${attributes}/>`,
  ]);
}

function face(random: Random, y = 56): string {
  const eyes = random.pick([
    `<circle cx="36" cy="${y}" r="4"/><circle cx="60" cy="${y}" r="4"/>`,
    `<path d="M31 ${y}q5-7 10 0M55 ${y}q5-7 10 0" ${line(3)}/>`,
    `<path d="M31 ${y - 2}q5 6 10 0M55 ${y - 2}q5 6 10 0" ${line(3)}/>`,
    `<ellipse cx="36" cy="${y}" rx="3.5" ry="5.5"/><ellipse cx="60" cy="${y}" rx="3.5" ry="5.5"/>`,
  ]);
  const mouth = random.pick([
    `<path d="M42 ${y + 9}q3 5 6 0q3 5 6 0" ${line(2.5)}/>`,
    `<path d="M43 ${y + 8}q5 7 10 0" ${line(2.5)}/>`,
    `<path d="M42 ${y + 8}h12q-1 9-6 9t-6-9z" fill="#e5566d"/>`,
  ]);
  const cheeks = `<g fill="${CHEEK}" opacity=".55"><ellipse cx="27" cy="${y + 8}" rx="5" ry="3.5"/><ellipse cx="69" cy="${y + 8}" rx="5" ry="3.5"/></g>`;
  return `${cheeks}<g fill="${DARK}">${eyes}</g>${mouth}`;
}

function line(width: number): string {
  return `fill="none" stroke="${DARK}" stroke-width="${width}" stroke-linecap="round"`;
}

function cat(random: Random): string {
  const [fur, inner] = random.pick(FURS);
  return `<path d="M18 46 20 14 42 30zM78 46 76 14 54 30z" fill="${fur}"/><path d="M24 36 25 23 35 31zM72 36 71 23 61 31z" fill="${inner}"/><ellipse cx="48" cy="58" rx="34" ry="29" fill="${fur}"/>${face(random)}<path d="M8 58l12 3M8 68l12-2M88 58l-12 3M88 68l-12-2" ${line(1.6)}/>`;
}

function bear(random: Random): string {
  const [fur, inner] = random.pick(FURS);
  return `<g fill="${fur}"><circle cx="22" cy="30" r="13"/><circle cx="74" cy="30" r="13"/></g><g fill="${inner}"><circle cx="22" cy="30" r="7"/><circle cx="74" cy="30" r="7"/></g><circle cx="48" cy="56" r="33" fill="${fur}"/><ellipse cx="48" cy="67" rx="14" ry="10" fill="#fff" opacity=".7"/>${face(random, 52)}`;
}

function rabbit(random: Random): string {
  const [fur, inner] = random.pick(FURS);
  const bend = random.pick(['', ' transform="rotate(16 64 30)"']);
  return `<ellipse cx="33" cy="24" rx="9" ry="24" fill="${fur}"/><ellipse cx="33" cy="24" rx="4.5" ry="17" fill="${inner}"/><g${bend}><ellipse cx="63" cy="24" rx="9" ry="24" fill="${fur}"/><ellipse cx="63" cy="24" rx="4.5" ry="17" fill="${inner}"/></g><ellipse cx="48" cy="62" rx="31" ry="28" fill="${fur}"/>${face(random, 60)}`;
}

function fox(random: Random): string {
  return `<path d="M16 54 18 16 44 34zM80 54 78 16 52 34z" fill="#e8833a"/><path d="M23 38 24 26 34 33zM73 38 72 26 62 33z" fill="#5b3a29"/><path d="M14 52q34-40 68 0q-6 34-34 38q-28-4-34-38z" fill="#f29a4e"/><path d="M16 56q20 0 32 18q12-18 32-18q-8 30-32 34q-24-4-32-34z" fill="#fff6ea"/>${face(random, 54)}`;
}

function bird(random: Random): string {
  const [body, wing] = random.pick([
    ['#7cc6fe', '#3f8efc'],
    ['#ffd166', '#f4a259'],
    ['#ffffff', '#cfd8e3'],
    ['#b8e0a2', '#6fae5a'],
  ] as const);
  return `<path d="M46 18q4-14 12-8q-6 2-4 10z" fill="${wing}"/><circle cx="48" cy="56" r="36" fill="${body}"/><ellipse cx="48" cy="72" rx="22" ry="18" fill="#fff" opacity=".75"/><path d="M12 54q-6 18 10 26q2-16-10-26zM84 54q6 18-10 26q-2-16 10-26z" fill="${wing}"/><g fill="${DARK}"><circle cx="33" cy="48" r="4"/><circle cx="63" cy="48" r="4"/></g><path d="M41 55h14l-7 9z" fill="#f28c28"/><g fill="${CHEEK}" opacity=".55"><circle cx="25" cy="57" r="5"/><circle cx="71" cy="57" r="5"/></g>`;
}

function onigiri(random: Random): string {
  return `<path d="M48 12q8 0 14 12l22 40q8 18-10 20H22q-18-2-10-20l22-40q6-12 14-12z" fill="#fff"/><path d="M32 66h32v18H32z" fill="#2f3e36"/>${face(random, 48)}`;
}

function flower(random: Random): string {
  const petal = random.pick(['#ff9fb2', '#ffd166', '#ffffff', '#a9c9ff', '#cdb4f6']);
  const petals = [0, 45, 90, 135, 180, 225, 270, 315]
    .map(
      (turn) =>
        `<ellipse cx="48" cy="18" rx="12" ry="17" fill="${petal}" transform="rotate(${turn} 48 50)"/>`,
    )
    .join('');
  return `${petals}<circle cx="48" cy="50" r="24" fill="#ffe8a3"/><g transform="translate(12 12) scale(.75)">${face(random, 48)}</g>`;
}

function ghost(random: Random): string {
  const body = random.pick(['#ffffff', '#e9e4ff', '#dff7f2']);
  return `<path d="M18 92V46q2-32 30-32t30 32v46l-10-9-10 9-10-9-10 9-10-9z" fill="${body}"/>${face(random, 46)}`;
}
