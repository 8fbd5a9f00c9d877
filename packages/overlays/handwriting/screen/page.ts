/** What the drawing is made of, one canvas above the other. */
export const STAGE = `    <div id="stage">
      <canvas id="still"></canvas>
      <div id="wet"><canvas id="live"></canvas><canvas id="tip"></canvas></div>
      <canvas id="laser"></canvas>
    </div>
`;

/** The page that goes into OBS. */
export const screenPage = (): string => `<!doctype html>
<html lang="ja">
  <head>
    <meta charset="utf-8" />
    <meta name="referrer" content="no-referrer" />
    <title>手書きオーバーレイ</title>
    <link rel="stylesheet" href="./style.css" />
  </head>
  <body>
${STAGE}    <p id="hint">
      この画面をOBSのブラウザソースに入れます（幅1920、高さ1080）。書くときは<a href="./pad.html">手書きパッド</a>を開きます。
    </p>
    <script src="./script.js"></script>
  </body>
</html>
`;
