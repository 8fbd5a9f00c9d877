import {useState, type ReactNode} from 'react';
import {EDIT_LIMITS} from '@komebiyori/webm/edit';
import {fitWithin, type Size} from '@komebiyori/webm/geometry';
import {Button, NumberField, Switch} from '@site/src/components/ToolParts';

import {useBench, useTool} from '../tool/useTool';
import styles from './EditTabs.module.css';

const LONGER_SIDES = [1920, 1280, 512, 320];

const evenBelow = (side: number): number => Math.max(2, side - (side % 2));

/** How large the picture becomes. */
export function ResizeFields(): ReactNode {
  const tool = useTool();
  const {turned, content} = useBench().plan.sizes;
  const [isLocked, setIsLocked] = useState(true);
  const [least, most] = EDIT_LIMITS.side;
  const set = (size: Size): void => {
    const isOwn = size.width === turned.width && size.height === turned.height;
    tool.changeEdit({resize: isOwn ? null : size}, {label: '大きさ', tag: 'resize'});
  };
  const other = (side: number): number => Math.min(most, Math.max(least, Math.round(side)));
  const ratio = turned.height / turned.width;
  return (
    <fieldset className={styles.group}>
      <legend>
        大きさ（元は{turned.width}×{turned.height}）
      </legend>
      <div className={styles.fields}>
        <NumberField
          label="幅"
          value={content.width}
          min={least}
          max={most}
          unit="px"
          onChange={(value) => {
            const width = Math.round(value);
            set({width, height: isLocked ? other(width * ratio) : content.height});
          }}
        />
        <NumberField
          label="高さ"
          value={content.height}
          min={least}
          max={most}
          unit="px"
          onChange={(value) => {
            const height = Math.round(value);
            set({width: isLocked ? other(height / ratio) : content.width, height});
          }}
        />
      </div>
      <Switch label="縦横の比を保つ" checked={isLocked} onChange={setIsLocked} />
      <div className={styles.buttons}>
        {LONGER_SIDES.map((side) => (
          <Button
            key={side}
            className={styles.small}
            disabled={Math.max(turned.width, turned.height) <= side}
            aria-label={`長い方の辺を${side}pxにする`}
            onClick={() => {
              set(fitWithin(turned, side));
            }}
          >
            {side}px
          </Button>
        ))}
        <Button
          className={styles.small}
          onClick={() => {
            set({
              width: other(turned.width / 2),
              height: other(turned.height / 2),
            });
          }}
        >
          半分
        </Button>
        {(content.width % 2 === 1 || content.height % 2 === 1) && (
          <Button
            className={styles.small}
            onClick={() => {
              set({width: evenBelow(content.width), height: evenBelow(content.height)});
            }}
          >
            偶数にする
          </Button>
        )}
      </div>
    </fieldset>
  );
}
