import type {Item} from '../comments/item';
import {part} from '../dom/part';
import {createStage, type Stage} from '../dom/stage';
import type {Kind} from '../kind';
import {createLine, paceOf, retentionOf} from '../paced';
import {start} from '../start';

/**
 * A column for each service, or for each frame (`own.by` is `frame`), made when its
 * first comment comes. Names and order of services are in the style sheet.
 */
const lanes: Kind = (context) => {
  const {container, list, settings, drawing} = context;
  const isByFrame = settings.own['by'] === 'frame';
  const row = part('div', 'lanes');
  container.replaceChild(row, list);
  const stages = new Map<string, {stage: Stage; title: HTMLElement}>();

  const open = (key: string) => {
    const title = part('div', 'lane-name');
    const comments = part('div', 'comments');
    const lane = part('div', 'lane', title, comments);
    lane.dataset[isByFrame ? 'frame' : 'service'] = key;
    row.append(lane);
    const stage = createStage(comments, {...context, rules: retentionOf(settings)});
    const made = {stage, title};
    stages.set(key, made);
    return made;
  };
  const put = (items: readonly Item[], isOld: boolean): void => {
    for (const [key, own] of grouped(items, isByFrame)) {
      const [first] = own;
      if (first === undefined) continue;
      const {stage, title} = stages.get(key) ?? open(key);
      if (isByFrame) title.textContent = drawing.frameOf(first) || key;
      stage.add(own, isOld);
    }
  };
  const line = createLine(paceOf(settings), drawing.now, (items) => {
    put(items, false);
  });
  const each = (act: (stage: Stage) => unknown): void => {
    for (const {stage} of stages.values()) act(stage);
  };
  return {
    add(items, isOld) {
      if (isOld) put(items, true);
      else line.add(items);
    },
    change(item) {
      if (!line.change(item)) {
        each((stage) => {
          stage.change(item);
        });
      }
    },
    remove(ids) {
      line.remove(ids);
      each((stage) => stage.remove(ids));
    },
    pin(item) {
      each((stage) => {
        stage.pin(item?.id);
      });
    },
  };
};

function grouped(items: readonly Item[], isByFrame: boolean): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = isByFrame ? item.frameId : item.service;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

start(lanes);
