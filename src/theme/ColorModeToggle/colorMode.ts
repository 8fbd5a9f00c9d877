/** The visitor's choice; null means that the system decides. */
export type ColorModeChoice = 'light' | 'dark' | null;

/**
 * Makes sure that a value is a colour mode.
 * @throws Error `unexpected color mode …` for anything else
 */
export function assertColorMode(
  value: string | null | undefined,
): asserts value is ColorModeChoice {
  if (value !== null && value !== 'light' && value !== 'dark') {
    throw new Error(`unexpected color mode ${String(value)}`);
  }
}

/**
 * The mode that a press of the switch leads to: system, light, dark, system when the system's
 * preference is respected, otherwise light and dark in turn.
 * @throws Error for a value that is no colour mode
 */
export function nextColorMode(
  current: string | null | undefined,
  respectsSystem: boolean,
): ColorModeChoice {
  assertColorMode(current);
  if (!respectsSystem) return current === 'dark' ? 'light' : 'dark';
  if (current === null) return 'light';
  return current === 'light' ? 'dark' : null;
}

const NOW: Record<'light' | 'dark' | 'system', string> = {
  light: '配色はライトです。',
  dark: '配色はダークです。',
  system: '配色はシステムに合わせています。',
};
const THEN: Record<'light' | 'dark' | 'system', string> = {
  light: '押すと、ライトに切り替わります。',
  dark: '押すと、ダークに切り替わります。',
  system: '押すと、システムの設定に合わせます。',
};

/** The name of the switch: what holds now, and what a press does. */
export function colorModeLabel(
  current: string | null | undefined,
  respectsSystem: boolean,
): string {
  assertColorMode(current);
  return NOW[current ?? 'system'] + THEN[nextColorMode(current, respectsSystem) ?? 'system'];
}
