import {useId, type ReactNode} from 'react';
import {LIMITS, setText, type Design} from '@komebiyori/overlays/model/design';
import {titleOf} from '@komebiyori/overlays/package/slug';
import {TextInput} from '@site/src/components/ToolParts';

import {useEdit} from '../EditorContext';
import ui from '../ui/ui.module.css';
import styles from './Texts.module.css';

interface Props {
  readonly design: Design;
}

/** What the template is called in the app, and by whom it is. */
export function TextsSection({design}: Props): ReactNode {
  return (
    <>
      <Line what="name" label="名前" design={design} example={titleOf(design)} />
      <Line what="author" label="作者" design={design} example="例：こめ太郎" />
      <p className={styles.help}>zipを追加したときに、本アプリのテンプレートの一覧に出ます。</p>
    </>
  );
}

interface LineProps extends Props {
  readonly what: 'name' | 'author';
  readonly label: string;
  readonly example: string;
}

function Line({what, label, design, example}: LineProps): ReactNode {
  const edit = useEdit();
  const id = useId();
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        className={ui.field}
        placeholder={example}
        value={design[what] ?? ''}
        limit={{max: LIMITS[what]}}
        onChange={(text) => {
          edit(label, (one) => setText(one, what, text), {tag: what});
        }}
      />
    </div>
  );
}
