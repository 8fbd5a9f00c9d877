/** Lines of the pad's pictures, in a square of 24. */
export const ICONS = {
  pen: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  highlighter: 'M9 15l-3-3 9-9 6 6-9 9zM9 15l3 3M6 12l-2 5 3 3 5-2M3 22h9',
  eraser: 'M8 20l-5-5L14 4l7 7-9 9zM8.500 9.500l7 7M8 20h13',
  line: 'M5 19L19 5',
  arrow: 'M5 19L19 5M10 5h9v9',
  rect: 'M4 6h16v12H4z',
  ellipse: 'M12 5c5 0 9 3 9 7s-4 7-9 7-9-3-9-7 4-7 9-7z',
  stamp:
    'M12 3l2.600 5.700 6.400.600-4.800 4.200 1.400 6.200L12 16.500l-5.600 3.200 1.400-6.200L3 9.300l6.400-.600z',
  laser:
    'M4 20L14 10M17 3v3M17 10v3M12 7h2M20 7h2M13.500 3.500l1 1M20.500 3.500l-1 1M20.500 10.500l-1-1',
  undo: 'M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h3',
  clear: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
  photo: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M15.500 9.500h.010',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.500 9.500c0-3.500 5-3 5 0 0 2-2.500 2-2.500 4M12 17v.010',
} as const;

export type IconId = keyof typeof ICONS;

/** A picture that says nothing to screen readers: its button does. */
export const icon = (id: IconId): string =>
  `<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="${ICONS[id]}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
