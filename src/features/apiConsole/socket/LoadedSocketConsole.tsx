import data from '@generated/markdown/default/socket.json';
import {useEffect, useId, useState, type ReactNode} from 'react';
import {AppLinkBar} from '@site/src/components/AppLink';
import {Panel} from '@site/src/components/ToolParts';
import {socketUrl} from '@komebiyori/app-link/address';
import {useStore} from '@site/src/lib/useStore';
import {FIRST_TYPES, GROUPS} from './groups';
import {MessagesPanel} from './MessagesPanel';
import styles from './Socket.module.css';
import {createSocketTool, type SocketTool} from './socketTool.browser';

/** The console; it connects when a button is pressed, and not before. */
export default function LoadedSocketConsole(): ReactNode {
  const [tool] = useState(createSocketTool);
  const [types, setTypes] = useState(FIRST_TYPES);
  const {link} = tool;
  useEffect(() => tool.close, [tool]);
  useEffect(() => {
    link.setTopics(types);
  }, [link, types]);
  return (
    <div className={styles.bench}>
      <AppLinkBar link={link} purpose="イベントを受け取る" reach="loopback" />
      <TypesPanel tool={tool} types={types} onChange={setTypes} />
      <MessagesPanel tool={tool} />
    </div>
  );
}

interface TypesProps {
  readonly tool: SocketTool;
  readonly types: readonly string[];
  readonly onChange: (types: readonly string[]) => void;
}

const SUMMARIES = new Map(data.messages.map(({name, summary}) => [name, summary]));

/** Which types are received; the address says the same. */
function TypesPanel({tool, types, onChange}: TypesProps): ReactNode {
  const address = useStore(tool.link.address);
  const id = useId();
  return (
    <Panel title="受け取る種別">
      <p className={styles.url}>
        <code>{socketUrl(address, types)}</code>
      </p>
      <p className={styles.note} role="status">
        {types.length === 0
          ? '種別が1つもないため、何も届きません。1つ以上を選んでください。'
          : 'つないでいる間に変えると、新しい種別でつなぎ直します。'}
      </p>
      <div className={styles.groups}>
        {GROUPS.map(({name, types: offered}) => (
          <fieldset key={name} className={styles.group}>
            <legend>{name}</legend>
            {offered.map((type) => (
              <div key={type} className={styles.type}>
                <input
                  id={`${id}${type}`}
                  type="checkbox"
                  checked={types.includes(type)}
                  aria-describedby={`${id}${type}-summary`}
                  onChange={({target}) => {
                    onChange(
                      target.checked ? [...types, type] : types.filter((one) => one !== type),
                    );
                  }}
                />
                <div>
                  <label htmlFor={`${id}${type}`}>
                    <code>{type}</code>
                  </label>
                  <span className={styles.summary} id={`${id}${type}-summary`}>
                    {SUMMARIES.get(type)}
                  </span>
                </div>
              </div>
            ))}
          </fieldset>
        ))}
      </div>
    </Panel>
  );
}
