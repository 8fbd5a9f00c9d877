import type {BrandColor} from '@site/config/brandColors';

interface Swatch {
  readonly color: BrandColor;
  readonly name: string;
  readonly use: string;
}

/** The colours that others may use, most used first. */
export const PALETTE: readonly Swatch[] = [
  {color: 'nori', name: '海苔の緑', use: '見出し、ボタン、アイコンの地'},
  {color: 'deepNori', name: '深い海苔', use: '濃い背景、マークの線'},
  {color: 'ume', name: '梅', use: '目印'},
  {color: 'amber', name: '山吹', use: '強調の面'},
  {color: 'ink', name: '墨', use: '文字'},
  {color: 'paper', name: '紙', use: '背景'},
];

interface Pair {
  readonly front: BrandColor;
  readonly ground: BrandColor;
  readonly name: string;
  readonly reason: string;
}

/** Pairs that must not be used for text or marks: their contrast is below 4.5:1. */
export const FORBIDDEN: readonly Pair[] = [
  {front: 'amber', ground: 'paper', name: '紙に山吹', reason: '明るさが近く、読めません。'},
  {front: 'deepNori', ground: 'nori', name: '海苔の緑に深い海苔', reason: '線が沈みます。'},
  {
    front: 'ume',
    ground: 'nori',
    name: '海苔の緑に梅',
    reason: '色の見え方によっては区別できません。',
  },
  {front: 'ink', ground: 'deepNori', name: '深い海苔に墨', reason: '文字が消えます。'},
];
