/** What the first-paint script needs to know of the theme configuration. */
export interface InlineScriptOptions {
  defaultMode: 'light' | 'dark';
  respectPrefersColorScheme: boolean;
  disableSwitch: boolean;
  /** The id of the configured announcement bar; undefined when there is none. */
  announcementId: string | undefined;
}

/**
 * The overlay that is a page of a tool, too (src/features/volumeParty). OBS would show the page over
 * the stream until the overlay is there, so that it is not painted at all; the overlay takes this back.
 */
const HIDE_OVERLAY =
  "if(l.pathname.indexOf('/tools/volume-party')===0&&/[?&]view=1(&|$)/.test(l.search)){d.style.visibility='hidden';d.style.background='transparent'}";

/**
 * GoTrue sends whoever comes back from another service too late, or twice, to the address of the site
 * itself. The sign-in page has words for the code, and takes it out of the address.
 */
const PASS_REFUSAL =
  "var l=location,c=l.pathname==='/'&&/[?&]error_code=(\\w{1,64})(&|$)/.exec(l.search);if(c)l.replace('/account/signin?error_code='+c[1]);";

/**
 * Says in words that the boot file (`data-scripts`) did not arrive, from which all else would come.
 * An error of a file does not bubble; it can be caught on its way down.
 */
const TELL_NO_BOOT = [
  "addEventListener('error',function(e){var t=e.target,b;function add(n,x){n=document.createElement(n);n.textContent=x;b.appendChild(n);return n}",
  "if(t.dataset&&t.dataset.scripts!==undefined){b=document.createElement('div');b.className='load-failure';b.setAttribute('role','alert');",
  "add('p','ページの一部を読み込めませんでした。文章とリンクはこのまま使えます。通信を確かめて、もう一度お試しください。');",
  "add('p','Error: '+t.src).lang='en';add('button','Retry（もう一度読み込む）').onclick=function(){location.reload()};",
  'document.body.appendChild(b)}},true);',
].join('');

/**
 * The inline script of all pages. It runs in <head>, before the body is painted, and sets the
 * attributes that Docusaurus's own scripts set, with two differences: a stored colour mode that is
 * neither `light` nor `dark` is taken away (Docusaurus would write it into `data-theme`, where no
 * style matches), and a dismissal counts only for the announcement it was made for (so that a new
 * announcement does not push the page down once React arrives).
 * It also sets `data-os` (windows, mac, ios, android, linux or other), by which styles choose the
 * download to offer first; iPadOS calls itself a Mac, but one that is touched.
 * Keys: `theme`, `docusaurus.announcement.dismiss`, `docusaurus.announcement.id`.
 */
export function inlineScript(options: InlineScriptOptions): string {
  const {defaultMode, respectPrefersColorScheme, disableSwitch, announcementId} = options;
  const system = respectPrefersColorScheme
    ? "matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'"
    : JSON.stringify(defaultMode);
  const fallbackChoice = respectPrefersColorScheme ? 'system' : defaultMode;
  const stored = disableSwitch ? 'null' : "get('theme')";
  const dismissed =
    announcementId === undefined
      ? 'false'
      : `get('docusaurus.announcement.id')===${JSON.stringify(announcementId)}&&get('docusaurus.announcement.dismiss')==='true'`;
  return [
    '(function(){var d=document.documentElement,s;',
    'function get(k){try{return localStorage.getItem(k)}catch(e){return null}}',
    `s=${stored};if(s!==null&&s!=='light'&&s!=='dark'){s=null;localStorage.removeItem('theme')}`,
    `d.setAttribute('data-theme',s||(${system}));`,
    `d.setAttribute('data-theme-choice',s||'${fallbackChoice}');`,
    `d.setAttribute('data-announcement-bar-initially-dismissed',String(${dismissed}));`,
    'var n=navigator,u=n.userAgent;',
    "d.setAttribute('data-os',/android/i.test(u)?'android':/iphone|ipad|ipod/i.test(u)||/mac/i.test(u)&&n.maxTouchPoints>1?'ios':/mac/i.test(u)?'mac':/windows/i.test(u)?'windows':/linux|cros/i.test(u)?'linux':'other');",
    PASS_REFUSAL,
    HIDE_OVERLAY,
    TELL_NO_BOOT,
    '})();',
  ].join('');
}
