import {useId, type ReactNode} from 'react';
import type {OwnField} from '@komebiyori/effects/fields';
import {Button, Choice, FieldFrame, TextField} from '@site/src/components/ToolParts';
import {without} from '@site/src/lib/lists';

import {NumberControl} from '../controls/NumberControl';
import {sharedOf, type FieldControlProps} from './fieldProps';
import styles from './form.module.css';
import {NEW_GIFT, type Gift} from './newValues';

const COMPARISONS = [
  {value: 'higher', name: '以上'},
  {value: 'equal', name: '等しい'},
  {value: 'lower', name: '以下'},
] as const;

/** Which gifts count: unit, price, and how it compares. */
export function GiftsControl(props: FieldControlProps<OwnField>): ReactNode {
  const {field, item, onChange} = props;
  const id = useId();
  const gifts = item.giftParams ?? [];
  const price = field.parts['price'];
  const change = (at: number, next: Partial<Gift>): void => {
    onChange(gifts.map((gift, place) => (place === at ? {...gift, ...next} : gift)));
  };
  return (
    <FieldFrame {...sharedOf(props)} id={id} isWide isGroup>
      {gifts.map((gift, at) => (
        // A condition has no name of its own but its place.
        <div key={at} className={styles.row}>
          <TextField
            label="単位"
            value={gift.unit}
            maxLength={20}
            placeholder="¥"
            onChange={(unit) => {
              change(at, {unit});
            }}
          />
          {price !== undefined && (
            <NumberControl
              {...price}
              value={gift.price}
              onChange={(next) => {
                if (next !== undefined) change(at, {price: next});
              }}
            />
          )}
          <Choice
            label="比べ方"
            value={gift.comparison}
            options={COMPARISONS}
            onChange={(comparison) => {
              change(at, {comparison});
            }}
          />
          <Button
            aria-label={`${at + 1}番目の条件を削除`}
            onClick={() => {
              onChange(gifts.length === 1 ? undefined : without(gifts, at));
            }}
          >
            削除
          </Button>
        </div>
      ))}
      <span>
        <Button
          onClick={() => {
            onChange([...gifts, NEW_GIFT]);
          }}
        >
          条件を追加
        </Button>
      </span>
    </FieldFrame>
  );
}
