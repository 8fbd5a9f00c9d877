import type {Settings} from '../settings/settings';

/** dB at the left end, and those at which the colour changes. */
const LOWEST = -60;
const WARM = -20;
const HOT = -9;
const COLORS = {calm: '#5fd3a4', warm: '#ffd36b', hot: '#ff6b81', off: 'rgb(20 24 28 / 62%)'};

const SEGMENTS = 28;
/** Values of the wave: two seconds of pictures. */
export const HISTORY = 90;

/** What a meter shows: of the last pictures, the newest last, in dB. */
export interface MeterValues {
  readonly rms: number;
  readonly peak: number;
  readonly history: readonly number[];
}

const shareOf = (level: number): number => Math.min(1, Math.max(0, 1 - level / LOWEST));

function colorOf(level: number): string {
  if (level >= HOT) return COLORS.hot;
  return level >= WARM ? COLORS.warm : COLORS.calm;
}

/** Draws one picture of a meter over the whole canvas. */
export function drawMeter(
  ink: CanvasRenderingContext2D,
  kind: Exclude<Settings['meter'], 'none'>,
  values: MeterValues,
): void {
  const {width, height} = ink.canvas;
  ink.clearRect(0, 0, width, height);
  if (kind === 'bar') drawBar(ink, values);
  else if (kind === 'ring') drawRing(ink, values);
  else drawWave(ink, values);
}

function drawBar(ink: CanvasRenderingContext2D, {rms, peak}: MeterValues): void {
  const {width, height} = ink.canvas;
  const step = width / SEGMENTS;
  const lit = Math.round(shareOf(rms) * SEGMENTS);
  const top = Math.round(shareOf(peak) * SEGMENTS) - 1;
  for (let index = 0; index < SEGMENTS; index += 1) {
    const level = LOWEST * (1 - (index + 0.5) / SEGMENTS);
    ink.fillStyle = index < lit || index === top ? colorOf(level) : COLORS.off;
    ink.beginPath();
    ink.roundRect(index * step + step * 0.1, 0, step * 0.8, height, step * 0.2);
    ink.fill();
  }
}

function drawRing(ink: CanvasRenderingContext2D, {rms}: MeterValues): void {
  const {width, height} = ink.canvas;
  const line = width * 0.12;
  const radius = (Math.min(width, height) - line) / 2;
  const start = -Math.PI / 2;
  ink.lineCap = 'round';
  ink.lineWidth = line;
  const arc = (share: number, color: string): void => {
    ink.strokeStyle = color;
    ink.beginPath();
    ink.arc(width / 2, height / 2, radius, start, start + 2 * Math.PI * share);
    ink.stroke();
  };
  arc(1, COLORS.off);
  const share = shareOf(rms);
  if (share > 0.01) arc(share, colorOf(rms));
}

function drawWave(ink: CanvasRenderingContext2D, {history}: MeterValues): void {
  const {width, height} = ink.canvas;
  const step = width / HISTORY;
  const first = HISTORY - history.length;
  for (const [index, level] of history.entries()) {
    const tall = Math.max(step * 0.6, shareOf(level) * height);
    ink.fillStyle = colorOf(level);
    ink.beginPath();
    ink.roundRect((first + index) * step, (height - tall) / 2, step * 0.6, tall, step * 0.3);
    ink.fill();
  }
}
