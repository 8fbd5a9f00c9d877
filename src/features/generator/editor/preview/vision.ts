/** How somebody may see colours. */
export interface Vision {
  readonly id: string;
  readonly label: string;
  /** Values of `feColorMatrix`, in linear RGB. */
  readonly matrix: string;
}

const matrix = (...rows: readonly (readonly [number, number, number])[]): string =>
  [...rows.map((row) => `${row.join(' ')} 0 0`), '0 0 0 1 0'].join(' ');

/** Relative luminance, WCAG 2.2. */
const GREY = [0.2126, 0.7152, 0.0722] as const;

/** Machado, Oliveira, Fernandes 2009, severity 1.0. */
export const VISIONS: readonly Vision[] = [
  {
    id: 'protan',
    label: '1型（赤が弱い）',
    matrix: matrix(
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ),
  },
  {
    id: 'deutan',
    label: '2型（緑が弱い）',
    matrix: matrix(
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ),
  },
  {
    id: 'tritan',
    label: '3型（青が弱い）',
    matrix: matrix(
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ),
  },
  {id: 'achroma', label: '明るさだけ', matrix: matrix(GREY, GREY, GREY)},
];
