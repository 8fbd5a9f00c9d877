import type {Item} from '../../model';

/** The pictures that an item itself shows, by the names it has for them. */
export function imagesOf(item: Item): readonly string[] {
  switch (item.effect) {
    case 'popper':
      return item.options.type === 'image' ? item.options.images : [];
    case 'dropper': {
      const {src} = item.options.texture;
      return (typeof src === 'string' ? [src] : (src ?? [])).filter((name) => name !== '');
    }
    case 'confetti':
      return item.options.shapes.includes('image') ? item.options.images : [];
    case 'notifier':
    case 'throwing':
      return item.options.images;
    case 'connector':
      return [];
  }
}
