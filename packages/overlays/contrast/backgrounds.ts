/** What may lie behind an overlay, as the colours that large parts of it have. */
export const BACKGROUNDS = [
  {id: 'black', label: '黒', colors: ['#000000']},
  {id: 'white', label: '白', colors: ['#ffffff']},
  {id: 'grey', label: 'グレー', colors: ['#808080']},
  {id: 'bright', label: '明るいゲーム', colors: ['#8fd3ff', '#fff3c4', '#7fdc7a']},
  {id: 'dark', label: '暗いゲーム', colors: ['#0b1020', '#2a1b3d', '#3b2f1e']},
] as const;
