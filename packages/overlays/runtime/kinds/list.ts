import {createStage} from '../dom/stage';
import type {Kind} from '../kind';
import {paceOf, pacedStage, retentionOf} from '../paced';
import {createJsonSource} from '../source/jsonSource';
import {start} from '../start';

/** All comments below or beside each other. */
const list: Kind = (context) => {
  const stage = createStage(context.list, {...context, rules: retentionOf(context.settings)});
  return pacedStage(stage, paceOf(context.settings), context.drawing.now);
};

start(list, createJsonSource);
