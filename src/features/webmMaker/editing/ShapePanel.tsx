import type {ReactNode} from 'react';
import {EDIT_LIMITS, type Edit} from '@komebiyori/webm/edit';
import {NumberField, Switch} from '@site/src/components/ToolParts';

import {useDraft, useTool} from '../tool/useTool';
import {Segments} from '../ui/parts';
import {CropFields} from './CropFields';
import styles from './EditTabs.module.css';
import {ResizeFields} from './ResizeFields';

const TURNS = [
  {value: '0', name: 'なし'},
  {value: '90', name: '右へ90°'},
  {value: '180', name: '180°'},
  {value: '270', name: '左へ90°'},
] as const;

const SIDES = [
  {side: 'top', name: '上'},
  {side: 'right', name: '右'},
  {side: 'bottom', name: '下'},
  {side: 'left', name: '左'},
] as const;

/** Which part, how large, which way up. */
export function ShapePanel(): ReactNode {
  const tool = useTool();
  const {edit} = useDraft();
  return (
    <>
      <CropFields />
      <ResizeFields />
      <Segments
        label="回転"
        value={String(edit.rotate) as (typeof TURNS)[number]['value']}
        options={TURNS}
        onChange={(value) => {
          const rotate = Number(value) as Edit['rotate'];
          // A size that was given is meant for the picture as it lies.
          const isTurned = (edit.rotate + rotate) % 180 !== 0;
          const {width, height} = edit.resize ?? {width: 0, height: 0};
          const resize =
            edit.resize !== null && isTurned ? {width: height, height: width} : edit.resize;
          tool.changeEdit({rotate, resize}, {label: '回転'});
        }}
      />
      <div className={styles.buttons}>
        <Switch
          label="左右反転"
          checked={edit.flipX}
          onChange={(flipX) => {
            tool.changeEdit({flipX}, {label: '左右反転'});
          }}
        />
        <Switch
          label="上下反転"
          checked={edit.flipY}
          onChange={(flipY) => {
            tool.changeEdit({flipY}, {label: '上下反転'});
          }}
        />
      </div>
      <fieldset className={styles.group}>
        <legend>まわりの余白</legend>
        <div className={styles.fields}>
          {SIDES.map(({side, name}) => (
            <NumberField
              key={side}
              label={name}
              value={edit.pad[side]}
              min={EDIT_LIMITS.pad[0]}
              max={EDIT_LIMITS.pad[1]}
              unit="px"
              onChange={(value) => {
                const pad = {...edit.pad, [side]: value};
                tool.changeEdit({pad}, {label: `余白（${name}）`, tag: `pad-${side}`});
              }}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}
