/** A plain page of the local backend; `body` is HTML whose values are escaped. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><title>${title}（ローカル）</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<style>body{font-family:sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;line-height:1.7}
article{border:1px solid;border-radius:.5rem;padding:0 1rem 1rem;margin:1rem 0}
iframe{width:100%;height:22rem;border:1px solid;background:#fff}
button{font:inherit;padding:.4rem 1rem;margin:.25rem .5rem .25rem 0}form{display:inline}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;
