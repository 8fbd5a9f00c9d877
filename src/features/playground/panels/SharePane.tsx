import {useState, type ReactNode} from 'react';
import {saveFile} from '@site/src/browser/saveFile.browser';
import {useCopy} from '@site/src/components/CopyText';
import {Button, Panel, TextField} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {encodeLink, LONGEST_TITLE, MAX_OFFERED} from '../work/link';
import type {Shelf} from '../work/shelf.browser';
import styles from './panels.module.css';

/** The address of the playground, with a template behind `#`. */
function addressWith(hash: string): string {
  const {origin, pathname} = window.location;
  return `${origin}${pathname}${hash === '' ? '' : `#${hash}`}`;
}

/** The ways in which a template goes out. */
export function SharePane({shelf}: {readonly shelf: Shelf}): ReactNode {
  const {title, files} = useStore(shelf.work);
  const [said, say] = useState('');
  const link = useCopy(
    () => addressWith(encodeLink({title, files}).hash),
    '「zipを保存」で渡してください。',
  );
  const saveZip = async (): Promise<void> => {
    const link = encodeLink({title, files});
    const {packWork} = await import('../work/packWork');
    const {fileName, bytes} = packWork({title, files}, addressWith(link.fits ? link.hash : ''));
    saveFile(fileName, bytes);
    say(`${fileName}を保存しました。`);
  };
  const share = (): void => {
    const {hash, fits} = encodeLink({title, files});
    if (fits) {
      say('');
      link.copy();
      return;
    }
    const length = hash.length.toLocaleString('ja');
    const most = MAX_OFFERED.toLocaleString('ja');
    say(
      `リンクにできるのは${most}文字までで、今は${length}文字です。「zipを保存」で渡してください。`,
    );
  };
  return (
    <Panel title="保存と共有">
      <div className={styles.bar}>
        <div className={styles.name}>
          <TextField
            label="テンプレートの名前"
            value={title}
            maxLength={LONGEST_TITLE}
            onChange={shelf.rename}
          />
        </div>
        <Button
          look="primary"
          onClick={() => {
            void saveZip();
          }}
        >
          zipを保存
        </Button>
        <Button onClick={share}>リンクをコピー</Button>
      </div>
      <p className={styles.note} role="status">
        {said || link.said}
      </p>
    </Panel>
  );
}
