import type {Live} from './live';
import {placeOf, placeOfFrequency, SPECTRUM_ENDS, spectrumColumns} from './scales';

const GRID_HZ = [50, 100, 200, 500, 1000, 2000, 5000, 10_000];
const GRID_DB = [-100, -80, -60, -40, -20];

/** Makes the picture as sharp as the screen; answers its size in pixels. */
function fit(canvas: HTMLCanvasElement): {width: number; height: number; ratio: number} {
  const ratio = window.devicePixelRatio;
  const width = Math.round(canvas.clientWidth * ratio);
  const height = Math.round(canvas.clientHeight * ratio);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  return {width, height, ratio};
}

/**
 * Draws the spectrum of now as an area and the held one as a line, in the colours of the page.
 *
 * @param sampleRate - of the measuring, in Hz
 */
export function drawSpectrum(
  canvas: HTMLCanvasElement,
  live: Live | undefined,
  sampleRate: number,
): void {
  const context = canvas.getContext('2d');
  const {width, height, ratio} = fit(canvas);
  if (context === null || width === 0) return;
  const css = getComputedStyle(canvas);
  const token = (name: string): string => css.getPropertyValue(name);
  const yOf = (level: number): number => (1 - placeOf(level, SPECTRUM_ENDS)) * height;

  context.clearRect(0, 0, width, height);
  context.lineWidth = ratio;
  context.strokeStyle = token('--site-border');
  context.beginPath();
  for (const frequency of GRID_HZ) {
    const x = Math.round(placeOfFrequency(frequency) * width) + 0.5;
    context.moveTo(x, 0);
    context.lineTo(x, height);
  }
  for (const level of GRID_DB) {
    const y = Math.round(yOf(level)) + 0.5;
    context.moveTo(0, y);
    context.lineTo(width, y);
  }
  context.stroke();
  if (live === undefined) return;

  const trace = (spectrum: Float32Array): void => {
    const columns = spectrumColumns(spectrum, sampleRate, Math.ceil(width / ratio));
    context.beginPath();
    for (const [column, level] of columns.entries()) context.lineTo(column * ratio, yOf(level));
  };
  trace(live.reading.spectrum);
  context.lineTo(width, height);
  context.lineTo(0, height);
  context.fillStyle = token('--site-primary');
  context.globalAlpha = 0.55;
  context.fill();
  context.globalAlpha = 1;
  trace(live.spectrumHold);
  context.strokeStyle = token('--site-accent');
  context.lineWidth = 1.5 * ratio;
  context.stroke();
}
