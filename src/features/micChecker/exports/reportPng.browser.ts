import {
  basisLine,
  figureRows,
  obsRows,
  planTitle,
  type NamedValue,
  type ReportSource,
} from './reportExports';

const WIDTH = 1080;
const EDGE = 56;
const SCALE = 2;
/** As the marks of the page, which are a ground under their letter. */
const GRADE_TOKENS = {
  ...{A: 'primary', B: 'primary'},
  ...{C: 'amber-ink', D: 'danger', E: 'danger'},
} as const;

interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly token: (name: string) => string;
  /** Draws a text in lines of at most `width` and answers where the next line begins. */
  readonly write: (text: string, x: number, y: number, width: number) => number;
}

function linesOf(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const letter of [...text]) {
    // Japanese breaks anywhere, but no line begins with a full stop.
    const isFull = context.measureText(line + letter).width > width && !'、。）'.includes(letter);
    if (isFull) {
      lines.push(line);
      line = '';
    }
    line += letter;
  }
  return [...lines, line];
}

function pen(canvas: HTMLCanvasElement): Pen {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const css = getComputedStyle(document.documentElement);
  context.setTransform(SCALE, 0, 0, SCALE, 0, 0);
  context.textBaseline = 'top';
  return {
    context,
    token: (name) => css.getPropertyValue(`--site-${name}`).trim(),
    write: (text, x, y, width) => {
      const size = Number.parseFloat(/(?<px>[\d.]+)px/u.exec(context.font)?.groups?.['px'] ?? '16');
      let at = y;
      for (const line of linesOf(context, text, width)) {
        context.fillText(line, x, at);
        at += size * 1.6;
      }
      return at;
    },
  };
}

function draw({context, token, write}: Pen, source: ReportSource, height: number): number {
  const font = (size: number, weight = 400): void => {
    context.font = `${weight} ${size}px ${token('font')}`;
  };
  const inner = WIDTH - EDGE * 2;
  const {report, basis} = source;
  context.fillStyle = token('bg');
  context.fillRect(0, 0, WIDTH, height);
  context.fillStyle = token('ink');
  font(34, 700);
  let y = write('マイクの判定', EDGE, EDGE, inner);
  font(18);
  context.fillStyle = token('ink-soft');
  y = write(`${basis.time.toLocaleDateString('ja-JP')}　${basisLine(source)}`, EDGE, y, inner) + 16;

  for (const {name, grade, summary} of report.topics) {
    const top = y;
    context.fillStyle = token(grade === undefined ? 'ink-soft' : GRADE_TOKENS[grade]);
    font(52, 700);
    context.fillText(grade ?? '—', EDGE, top);
    context.fillStyle = token('ink');
    font(22, 700);
    y = write(name, EDGE + 90, top, inner - 90);
    font(19);
    y = write(summary, EDGE + 90, y, inner - 90);
    y = Math.max(y, top + 84) + 12;
  }
  font(22, 700);
  y = write(planTitle(report), EDGE, y + 12, inner) + 4;
  for (const [index, {action, how}] of report.plan.entries()) {
    font(19, 700);
    context.fillStyle = token('ink');
    context.fillText(`${index + 1}.`, EDGE, y);
    y = write(action, EDGE + 40, y, inner - 40);
    font(19);
    context.fillStyle = token('ink-soft');
    y = write(how, EDGE + 40, y, inner - 40) + 4;
  }
  const table = (title: string, rows: readonly NamedValue[]): void => {
    context.fillStyle = token('ink');
    font(22, 700);
    y = write(title, EDGE, y + 24, inner) + 4;
    font(19);
    for (const {name, value} of rows) {
      context.fillStyle = token('ink-soft');
      context.fillText(name, EDGE, y);
      context.fillStyle = token('ink');
      y = write(value, EDGE + 240, y, inner - 240);
    }
  };
  table('測った値', figureRows(report));
  table('OBSのフィルタに入れる最初の値', obsRows(report.obs));
  return y + EDGE;
}

/** The report as a picture in the colours of the page: the bytes of a PNG file. */
export async function reportPng(source: ReportSource): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * SCALE;
  // Drawn once to see how high it becomes.
  const height = draw(pen(canvas), source, 0);
  canvas.height = Math.ceil(height) * SCALE;
  draw(pen(canvas), source, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null) throw new Error('the picture cannot be made');
  return new Uint8Array(await blob.arrayBuffer());
}
