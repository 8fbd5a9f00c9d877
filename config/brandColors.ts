/**
 * The light palette as plain values, for what is drawn at build and cannot read CSS: icons, the
 * files of the media kit, social cards. src/css/tokens.css stays the source; brandColors.test.ts
 * holds the two together.
 */
export const BRAND_COLORS = {
  paper: '#fffdf7',
  surface: '#fff',
  sunken: '#f6f2e6',
  tint: '#eaf4ef',
  border: '#e3dccb',
  ink: '#22201c',
  inkSoft: '#575247',
  nori: '#0f6b54',
  onPrimary: '#fff',
  deepNori: '#1f3d36',
  onNori: '#f4f1e6',
  ume: '#c2255c',
  onUme: '#fff',
  amber: '#f2b84b',
  onAmber: '#2b2005',
} as const satisfies Record<string, `#${string}`>;

export type BrandColor = keyof typeof BRAND_COLORS;

/** The token of each colour in src/css/tokens.css: `--site-<token>` of the light mode. */
export const BRAND_COLOR_TOKENS: Readonly<Record<BrandColor, string>> = {
  paper: 'bg',
  surface: 'surface',
  sunken: 'surface-sunken',
  tint: 'surface-tint',
  border: 'border',
  ink: 'ink',
  inkSoft: 'ink-soft',
  nori: 'primary',
  onPrimary: 'on-primary',
  deepNori: 'nori',
  onNori: 'on-nori',
  ume: 'accent',
  onUme: 'on-accent',
  amber: 'amber',
  onAmber: 'on-amber',
};
