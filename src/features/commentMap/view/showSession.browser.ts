import type {MapView} from '../draw/mapView.browser';
import type {MapSession, Phase} from '../session/mapSession';

/** What the map says in place of the number of votes. */
const NOTES: Record<Phase, string | undefined> = {
  open: undefined,
  paused: '一時停止中',
  closed: '受付を締め切りました',
};

/** Draws a count as it goes on; returns a function that stops it. */
export function showSession(view: MapView, session: MapSession): () => void {
  const draw = (): void => {
    const {counts, phase} = session.state.get();
    view.setNote(NOTES[phase]);
    view.update(counts);
  };
  draw();
  const stops = [session.state.subscribe(draw), session.onVote(view.announce)];
  return () => {
    for (const stop of stops) stop();
  };
}
