const CHANNELS = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})/iu;
const SHORT = /^#([\da-f])([\da-f])([\da-f])$/iu;

/** The channels of `#rgb`, `#rrggbb` or `#rrggbbaa`; undefined for other ways of writing colours. */
function channels(color: string): readonly [number, number, number] | undefined {
  const [, red, green, blue] = CHANNELS.exec(color) ?? SHORT.exec(color) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  const read = (text: string): number => parseInt(text.length === 1 ? text + text : text, 16);
  return [read(red), read(green), read(blue)];
}

function towards(color: string, goal: number, share: number): string {
  const own = channels(color);
  if (own === undefined) return color;
  const mixed = own.map((one) => Math.round(one + (goal - one) * share));
  return `rgb(${mixed.join(' ')})`;
}

/** A colour nearer to white by a share of 0 to 1; colours by name stay as they are. */
export const lighten = (color: string, share: number): string => towards(color, 255, share);

/** A colour nearer to black by a share of 0 to 1. */
export const darken = (color: string, share: number): string => towards(color, 0, share);
