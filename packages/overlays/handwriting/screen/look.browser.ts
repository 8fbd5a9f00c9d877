import {PLAIN, type Look} from '../draw/paint.browser';

/** What the custom CSS of OBS can say; style.css of the template names them all. */
export interface ScreenLook extends Look {
  readonly laserSeconds: number;
  /** Whether one can draw on the screen itself. */
  readonly isDirect: boolean;
}

/** Reads the variables of `:root`; what makes no sense is as at first. */
export function readLook(): ScreenLook {
  const style = getComputedStyle(document.documentElement);
  const text = (name: string): string => style.getPropertyValue(name).trim();
  const number = (name: string, least: number, most: number, initial: number): number => {
    const value = Number.parseFloat(text(name));
    return Number.isFinite(value) ? Math.min(Math.max(value, least), most) : initial;
  };
  const rim = text('--hw-rim-color');
  return {
    scale: number('--hw-line-scale', 0.25, 4, PLAIN.scale),
    highlighter: number('--hw-highlighter', 0.05, 1, PLAIN.highlighter),
    rim: {
      width: number('--hw-rim-width', 0, 20, 0),
      color: CSS.supports('color', rim) ? rim : PLAIN.rim.color,
    },
    laserSeconds: number('--hw-laser-seconds', 0.2, 5, 1.2),
    isDirect: text('--hw-direct') !== '0',
  };
}
