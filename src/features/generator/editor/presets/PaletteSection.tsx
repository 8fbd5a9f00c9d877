import {useRef, type ReactNode} from 'react';
import {applyPalette, PALETTES, type Palette} from '@komebiyori/overlays/palettes';

import {useEdit} from '../EditorContext';
import {useRoving} from '../keys/useRoving';
import styles from './PaletteSection.module.css';

/** Colours that go together, by one press. */
export function PaletteSection(): ReactNode {
  const edit = useEdit();
  const list = useRef<HTMLUListElement>(null);
  useRoving(list, 'button');
  const choose = (palette: Palette): void => {
    const label = `配色：${palette.name}`;
    edit(label, (design) => applyPalette(design, palette), {said: `${label}にしました`});
  };
  return (
    <>
      <p className={styles.help}>
        文字、箱、縁取り、ギフトの色をまとめて替えます。形と大きさは変わりません。
      </p>
      <ul className={styles.list} ref={list}>
        {PALETTES.map((palette) => (
          <li key={palette.id}>
            <button
              className={styles.palette}
              type="button"
              onClick={() => {
                choose(palette);
              }}
            >
              <Sample palette={palette} />
              <span>{palette.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Sample({palette: {text, body, box, edge, accent}}: {palette: Palette}): ReactNode {
  return (
    <span
      className={styles.sample}
      style={{backgroundColor: box, borderColor: accent}}
      aria-hidden="true"
    >
      <span style={{color: text, textShadow: `0 0 2px ${edge}`}}>なまえ</span>
      <span style={{color: body, textShadow: `0 0 2px ${edge}`}}>本文</span>
    </span>
  );
}
