import {useId, type ReactNode} from 'react';
import {type Connection, type Item, nameOf} from '@komebiyori/effects';
import type {OwnField} from '@komebiyori/effects/fields';
import {Button, FIELD_LOOK, FieldFrame} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';
import {useTool} from '../../tool/useTool';
import {replaced, without} from '@site/src/lib/lists';
import {NumberControl} from '../controls/controls';
import {sharedOf, type FieldControlProps} from '../form/fieldProps';
import form from '../form/form.module.css';
import {newConnection, shares} from '../form/values';
import styles from './connector.module.css';

/** The effects that a connector shows: all in their time, or one by lot. */
export function ConnectionsControl(props: FieldControlProps<OwnField>): ReactNode {
  const {field, item, onChange} = props;
  const {items} = useStore(useTool().work);
  const id = useId();
  if (item.effect !== 'connector') return null;
  const isLottery = field.kind === 'lottery';
  const connections = isLottery ? item.options.lotteryItems : item.options.items;
  const targets = targetsOf(items, item.id);
  const free = targets.filter(({refusal}) => refusal === undefined);
  const first = free.find((target) => !connections.some(({targetId}) => targetId === target.id));
  const next = first ?? free[0];
  const chances = shares(connections.map(({weight = 1}) => weight));
  const add = (targetId: string): void => {
    onChange([...connections, newConnection(crypto.randomUUID(), targetId, isLottery)]);
  };
  return (
    <FieldFrame {...sharedOf(props)} id={id} isWide isGroup>
      {connections.map((connection, at) => (
        <Row
          key={connection.id}
          {...{field, targets, connection}}
          name={`${field.label}の${at + 1}番目`}
          chance={isLottery ? chances[at] : undefined}
          onChange={(changed) => {
            onChange(replaced(connections, at, changed));
          }}
          onRemove={() => {
            onChange(without(connections, at));
          }}
        />
      ))}
      {!isLottery && connections.length > 1 && (
        <ol className={styles.timeline} aria-label="出る順番">
          {timeline(connections, items).map(({at, name}, place) => (
            <li key={place}>
              <b>{at}</b> {name}
            </li>
          ))}
        </ol>
      )}
      {next === undefined ? (
        <p className={styles.empty}>
          つなぐ相手がありません。左の「演出を追加」で、連結のほかの演出を作ってください。
        </p>
      ) : (
        <span>
          <Button
            aria-label={`${field.label}に相手を追加`}
            onClick={() => {
              add(next.id);
            }}
          >
            相手を追加
          </Button>
        </span>
      )}
    </FieldFrame>
  );
}

interface RowProps {
  readonly field: OwnField;
  readonly targets: readonly Target[];
  readonly connection: Connection;
  readonly name: string;
  /** `25%`, where one is drawn by lot. */
  readonly chance: string | undefined;
  readonly onChange: (connection: Connection) => void;
  readonly onRemove: () => void;
}

function Row(props: RowProps): ReactNode {
  const {field, targets, connection, name, chance, onChange, onRemove} = props;
  const {delay, weight} = field.parts;
  const isKnown = targets.some(({id}) => id === connection.targetId);
  const id = useId();
  return (
    <div className={form.row} role="group" aria-label={name}>
      <FieldFrame id={id} label="相手">
        <select
          id={id}
          className={FIELD_LOOK}
          value={connection.targetId}
          onChange={({target}) => {
            onChange({...connection, targetId: target.value});
          }}
        >
          {!isKnown && <option value={connection.targetId}>（削除した演出）</option>}
          {targets.map((target) => (
            <option key={target.id} value={target.id} disabled={target.refusal !== undefined}>
              {target.refusal === undefined ? target.name : `${target.name}（${target.refusal}）`}
            </option>
          ))}
        </select>
      </FieldFrame>
      {delay !== undefined && (
        <NumberControl
          {...delay}
          value={connection.delay}
          onChange={(ms) => {
            if (ms !== undefined) onChange({...connection, delay: Math.round(ms)});
          }}
        />
      )}
      {weight !== undefined && (
        <NumberControl
          {...weight}
          unit={chance === undefined ? '' : `＝${chance}`}
          value={connection.weight ?? 1}
          onChange={(next) => {
            if (next !== undefined) onChange({...connection, weight: next});
          }}
        />
      )}
      <Button aria-label={`${name}を外す`} onClick={onRemove}>
        外す
      </Button>
    </div>
  );
}

/** An effect that a connector may lead to, or the reason why it may not. */
interface Target {
  readonly id: string;
  readonly name: string;
  readonly refusal: string | undefined;
}

/**
 * What a connector may lead to: the five other kinds. A connector behind a connector could lead in a
 * circle, and the app takes none.
 * @param from id of the connector
 */
function targetsOf(items: readonly Item[], from: string): readonly Target[] {
  const others = items.filter(({id}) => id !== from);
  return others.map((item) => ({
    id: item.id,
    name: nameOf(item),
    refusal: item.effect === 'connector' ? '連結どうしはつなげません' : undefined,
  }));
}

/** `0秒 拍手 → 0.5秒 紙吹雪`: what follows what, in the order of the delays. */
function timeline(
  connections: readonly Connection[],
  items: readonly Item[],
): readonly {readonly at: string; readonly name: string}[] {
  return [...connections]
    .sort((a, b) => a.delay - b.delay)
    .map(({delay, targetId}) => {
      const target = items.find(({id}) => id === targetId);
      return {
        at: `${delay / 1000}秒`,
        name: target === undefined ? '（削除した演出）' : nameOf(target),
      };
    });
}
