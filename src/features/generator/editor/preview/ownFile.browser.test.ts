import {afterEach, beforeEach, expect, it} from 'vitest';
import {newDesign, setOption} from '@komebiyori/overlays/model/design';
import {toJsonFile} from '@komebiyori/overlays/share/json';
import {mountEditor, type Mounted} from '../testing/mountEditor';
import {fire, until} from '../testing/operate';

let editor: Mounted;

beforeEach(async () => {
  localStorage.clear();
  editor = await mountEditor();
});
afterEach(() => editor.close());

const text = (): string => editor.box.textContent;
const picture = () => editor.box.querySelector<HTMLCanvasElement>('[data-part="stage"] canvas');

/** Drops a file on a part of the editor. */
function drop(selector: string, ...file: ConstructorParameters<typeof File>): Promise<void> {
  const data = new DataTransfer();
  data.items.add(new File(...file));
  const options = {bubbles: true, cancelable: true, dataTransfer: data};
  const target = editor.box.querySelector(selector) ?? editor.box;
  return fire(target, new DragEvent('drop', options));
}
const STAGE = '[data-part="stage"] iframe';

it('a picture that is dropped on the stage is the background there; other files are read', async () => {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d');
  const png = await canvas.convertToBlob();
  await drop(STAGE, [png], 'a.png', {type: 'image/png'});
  await until(() => {
    expect(picture()?.width).toBe(40);
  });
  expect(text()).not.toContain('読み込めません');
  await drop(STAGE, ['no picture'], 'b.png', {type: 'image/png'});
  await until(() => {
    expect(text()).toContain('この形式は使えません。');
  });
  const design = setOption(newDesign('basic', '8_0'), 'body.size', 33);
  await drop(STAGE, [toJsonFile(design)], 'a.json', {type: 'application/json'});
  await until(() => {
    expect(editor.sheets.at(-1)).toContain('--lcv-font-size: 33px');
  });
  await drop('section[aria-label="項目"]', [png], 'a.png', {type: 'image/png'});
  await until(() => {
    expect(text()).toContain('「a.png」は画像なので、読み込めません。');
  });
  expect(picture()?.width, 'what was there stays').toBe(40);
});

it('so is a video', async () => {
  await drop(STAGE, ['…'], 'a.mp4', {type: 'video/mp4'});
  await until(() => {
    expect(editor.box.querySelector('[data-part="stage"] video')).not.toBeNull();
  });
});
