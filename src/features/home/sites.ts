/** A streaming site, named in text; the letter stands in a neutral circle, never a logo. */
export interface Site {
  readonly letter: string;
  readonly name: string;
}

export const STREAM_SITES: readonly Site[] = [
  {letter: 'Y', name: 'YouTube Live'},
  {letter: 'T', name: 'Twitch'},
  {letter: 'ニ', name: 'ニコニコ生放送'},
  {letter: 'ツ', name: 'ツイキャス'},
  {letter: 'T', name: 'TikTok LIVE'},
  {letter: 'S', name: 'SHOWROOM'},
  {letter: 'ミ', name: 'ミラティブ'},
  {letter: 'ミ', name: 'ミクチャ'},
  {letter: 'b', name: 'bilibili'},
  {letter: 'K', name: 'Kick'},
  {letter: 'D', name: 'Doneru'},
  {letter: 'S', name: 'Streamlabs'},
  {letter: 'V', name: 'VTips'},
];
