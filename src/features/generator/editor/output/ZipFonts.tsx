import {useId, useState, type ReactNode} from 'react';
import type {Design} from '@komebiyori/overlays/model/design';
import {valuesOf} from '@komebiyori/overlays/model/values';

import {useFonts} from '../fonts/FontsContext';
import {readFontFile} from '../fonts/localFonts.browser';
import {Button} from '../ui/Button';
import ui from '../ui/ui.module.css';
import styles from './OutputPane.module.css';
import {zipFonts, type ZipFont} from './outputs';

const SOURCES = {
  file: '選んだファイルを、zipに同梱します。',
  site: 'zipに同梱します。',
  web: 'このサイトに同梱用のファイルがないので、zipはGoogle Fontsから読み込みます。同梱するときは、ファイル（woff2）を選んでください。',
  pc: 'このサイトに同梱用のファイルがないので、OBSのPCに入っているものを使います。同梱するときは、配ってよいフォントのファイル（woff2）を選んでください。',
} as const;

/** Which fonts go into the zip, when they are to be bundled. */
export function ZipFonts({design}: {design: Design}): ReactNode {
  const {files} = useFonts();
  if (valuesOf(design).fonts.source !== 'bundle') return null;
  const fonts = zipFonts(design, files);
  if (fonts.length === 0) return null;
  return (
    <div className={styles.fonts}>
      {fonts.map((font) => (
        <FontLine key={font.family} font={font} />
      ))}
    </div>
  );
}

function FontLine({font: {family, weights, source}}: {font: ZipFont}): ReactNode {
  const {addFile, removeFiles} = useFonts();
  const id = useId();
  const [problem, setProblem] = useState('');
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const bytes = await readFontFile(file);
    setProblem(bytes === undefined ? 'woff2のファイルを選んでください（10MBまで）。' : '');
    if (bytes === undefined) return;
    for (const weight of weights) {
      addFile({family, weight, file: `font-${nameOf(family)}-${weight}.woff2`, bytes});
    }
  };
  const text = (
    <>
      <b>{family}</b>：{SOURCES[source]}
    </>
  );
  return (
    <div className={styles.fontLine}>
      {source === 'site' ? (
        <p className={styles.help}>{text}</p>
      ) : (
        <label htmlFor={id}>{text}</label>
      )}
      {source === 'file' && (
        <Button
          id={id}
          onClick={() => {
            removeFiles(family);
          }}
        >
          外す
        </Button>
      )}
      {source !== 'site' && source !== 'file' && (
        <input
          id={id}
          className={ui.files}
          type="file"
          accept=".woff2,font/woff2"
          onChange={({target}) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
      )}
      <p className={styles.problem} role="status">
        {problem}
      </p>
    </div>
  );
}

/** A part of a file name, ASCII as all names in the zip. */
const nameOf = (family: string): string =>
  Array.from(family, (letter) =>
    /[a-z\d]/iu.test(letter) ? letter : (letter.codePointAt(0) ?? 0).toString(36),
  )
    .join('')
    .slice(0, 40)
    .toLowerCase();
