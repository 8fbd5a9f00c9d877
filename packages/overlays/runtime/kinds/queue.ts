import {createStage} from '../dom/stage';
import type {Kind} from '../kind';
import {createLine, paceOf, retentionOf} from '../paced';
import {start} from '../start';

/** Nobody reads faster, in milliseconds. */
const SHORTEST_MS = 500;

/** A row that moves on by one comment at a time; `data-waiting` says how many wait. */
const queue: Kind = ({list, settings, drawing, transitions}) => {
  const stage = createStage(list, {drawing, transitions, rules: retentionOf(settings)});
  const rules = paceOf(settings, Math.max(SHORTEST_MS, settings.flow.interval));
  const line = createLine(rules, drawing.now, (items) => {
    stage.add(items);
    tell();
  });
  const tell = (): void => {
    list.dataset['waiting'] = String(line.size());
  };
  return {
    add(items, isOld) {
      if (isOld) stage.add(items, true);
      else line.add(items);
      tell();
    },
    change(item) {
      if (!line.change(item)) stage.change(item);
    },
    remove(ids) {
      line.remove(ids);
      void stage.remove(ids);
      tell();
    },
    pin(item) {
      stage.pin(item?.id);
    },
  };
};

start(queue);
