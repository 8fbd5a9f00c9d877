import {useId, useState, type ReactNode} from 'react';

import {Button} from '../ui/Button';
import ui from '../ui/ui.module.css';
import styles from '../output/OutputPane.module.css';

interface Props {
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
}

/** Every way into the editor. */
export function InputPane({onFile, onText}: Props): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <div className={styles.pane}>
      <div className={styles.part}>
        <label htmlFor={id}>ファイルを選ぶ</label>
        <input
          id={id}
          className={ui.files}
          type="file"
          accept=".json,.zip,.css,.txt,application/json,application/zip,text/css"
          onChange={({target}) => {
            const [file] = target.files ?? [];
            if (file !== undefined) onFile(file);
            target.value = '';
          }}
        />
        <p className={styles.help}>
          テンプレートエディタのJSONとzip、CSSを読み込みます。この画面にドロップしても読み込めます。
        </p>
      </div>
      <form
        className={styles.part}
        onSubmit={(event) => {
          event.preventDefault();
          onText(text);
        }}
      >
        <label htmlFor={`${id}text`}>貼り付ける</label>
        <textarea
          className={ui.field}
          id={`${id}text`}
          rows={4}
          spellCheck={false}
          placeholder="共有リンク、CSS、JSON"
          value={text}
          onChange={({target}) => {
            setText(target.value);
          }}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          読み込む
        </Button>
        <p className={styles.help}>分からないCSSは「自分のCSS」に残します。元に戻せます。</p>
      </form>
    </div>
  );
}
