import {STAMPS} from '../draw/stamps';
import {STAMP_IDS} from '../model/mark';
import {COLORS} from '../model/settings';
import {SHORTCUTS} from '../model/shortcuts';
import {icon, type IconId} from './icons';

const toolButtons = (): string =>
  SHORTCUTS.flatMap(({key, label, command}) =>
    command.do === 'tool'
      ? [
          `<button type="button" data-tool="${command.tool}" aria-pressed="false" title="${label}（${key.toUpperCase()}）">${icon(command.tool)}<span>${label}</span></button>`,
        ]
      : [],
  ).join('');

const stampButtons = (): string =>
  STAMP_IDS.map((id) => {
    const {name, path, line} = STAMPS[id];
    const paint =
      line === undefined
        ? 'fill="currentColor"'
        : `fill="none" stroke="currentColor" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"`;
    return `<button type="button" data-stamp="${id}" aria-pressed="false" title="${name}" aria-label="${name}"><svg viewBox="0 0 100 100" width="22" height="22" aria-hidden="true"><path d="${path}" ${paint}/></svg></button>`;
  }).join('');

const colorButtons = (): string =>
  COLORS.map(
    ({name, value}, at) =>
      `<button type="button" data-color="${value}" aria-pressed="false" title="${name}（${at + 1}）" aria-label="${name}"></button>`,
  ).join('');

const DO = [
  ['undo', '元に戻す', 'Z'],
  ['redo', 'やり直す', 'Y'],
  ['clear', 'すべて消す', 'C'],
] as const satisfies readonly (readonly [IconId, string, string])[];

const doButtons = (): string =>
  DO.map(
    ([id, label, key]) =>
      `<button type="button" data-do="${id}" title="${label}（${key}）">${icon(id)}<span>${label}</span></button>`,
  ).join('');

const keyRows = (): string =>
  [
    ...SHORTCUTS.map(({key, label}) => [key.toUpperCase(), label]),
    ['1〜9', '色を選ぶ'],
    ['Ctrl＋Z', '元に戻す（Macは⌘＋Z）'],
    ['Shift＋Z', 'やり直す'],
    ['Shift＋ドラッグ', '直線は45度ずつ、四角は正方形、丸は真円'],
  ]
    .map(([key = '', label = '']) => `<tr><th><kbd>${key}</kbd></th><td>${label}</td></tr>`)
    .join('');

const keysDialog = (): string => `<dialog id="keys" aria-labelledby="keys-title">
      <h1 id="keys-title">キーの一覧</h1>
      <table><tbody>${keyRows()}</tbody></table>
      <label class="check"><input id="single" type="checkbox" />1文字のキーを使う</label>
      <p class="note">オフにしても、CtrlやCommandと一緒に押すキーは使えます。</p>
      <form method="dialog"><button autofocus>閉じる</button></form>
    </dialog>`;

/** The page of the pen pad. */
export const padPage = (): string => `<!doctype html>
<html lang="ja">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="referrer" content="no-referrer" />
    <meta name="color-scheme" content="light dark" />
    <title>手書きパッド</title>
    <link rel="stylesheet" href="./pad.css" />
  </head>
  <body>
    <main id="desk">
      <div id="paper">
        <div id="stage" role="img" aria-label="書く場所">
          <img id="photo" alt="" hidden />
          <canvas id="still"></canvas>
          <div id="wet"><canvas id="live"></canvas><canvas id="tip"></canvas></div>
          <canvas id="laser"></canvas>
        </div>
      </div>
      <div id="taken" role="alert" hidden>
        <p>手書きパッドを、ほかのタブで開いています。その間、このタブでは書けません。</p>
        <button type="button" id="take">このタブで書く</button>
      </div>
      <div id="tools" role="toolbar" aria-label="ツール">
        <div class="group tools">${toolButtons()}</div>
        <div class="group stamps" id="stamps" hidden>${stampButtons()}</div>
        <div class="group colors">${colorButtons()}<label class="own" title="ほかの色"><input id="color" type="color" aria-label="ほかの色" /></label></div>
        <label class="row">太さ<input id="width" type="range" min="1" max="80" aria-label="太さ" /><output id="width-text"></output></label>
        <div class="sample" aria-hidden="true"><i id="dot"></i></div>
        <label class="row">自動で消す<input id="fade" type="range" min="0" max="60" aria-label="自動で消すまでの秒数" /><output id="fade-text"></output></label>
        <div class="group acts">${doButtons()}</div>
        <details class="more">
          <summary>下絵と設定</summary>
          <div class="pairs">
            <button type="button" id="choose-photo">${icon('photo')}<span>下絵を選ぶ</span></button>
            <input id="photo-file" type="file" accept="image/*" hidden />
            <button type="button" id="remove-photo" hidden>下絵を外す</button>
          </div>
          <p class="note">下絵は、このパッドにだけ見えます。配信には出ません。</p>
          <label class="row" id="photo-row" hidden>濃さ<input id="photo-alpha" type="range" min="10" max="100" value="60" aria-label="下絵の濃さ" /></label>
          <label class="check"><input id="ground" type="checkbox" />明るい紙にする</label>
          <label class="check"><input id="palm" type="checkbox" />手のひらで線を引かない</label>
          <label class="check"><input id="left" type="checkbox" />左利き用に並べる</label>
        </details>
        <div class="foot">
          <button type="button" id="link" aria-haspopup="dialog"><i class="lamp"></i><span id="link-text">オーバーレイを待っています</span></button>
          <button type="button" data-do="help" title="キーの一覧（?）" aria-label="キーの一覧">${icon('help')}</button>
        </div>
      </div>
    </main>
    <div id="told" role="status"></div>
    ${keysDialog()}
    <dialog id="links" aria-labelledby="links-title">
      <h1 id="links-title">オーバーレイとつなぐ</h1>
      <h2>OBSのドックか、同じブラウザで開いたとき</h2>
      <p id="near"></p>
      <h2>ほかのブラウザやタブレットで開いたとき</h2>
      <p>OBSの「ツール → WebSocketサーバー設定」（OBS 29までは「obs-websocket設定」）で、サーバーを有効にします。「接続情報を表示」を押して、パスワードをコピーします。</p>
      <form id="obs">
        <label>OBSのPC<input id="address" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="localhost:4455" /></label>
        <label>パスワード<input id="password" type="password" autocomplete="off" /></label>
        <div role="status">
          <p id="obs-text"></p>
          <ol id="obs-steps"></ol>
        </div>
        <div class="pairs">
          <button type="submit" id="obs-go">OBSにつなぐ</button>
          <button type="button" id="obs-end" hidden>OBSから切断</button>
        </div>
      </form>
      <p class="note">パスワードは、このタブを閉じると消えます。</p>
      <form method="dialog"><button>閉じる</button></form>
    </dialog>
    <script src="./pad.js"></script>
  </body>
</html>
`;
