import {createScenario, type Comment, type Message} from '../scenario';
import type {Simulator} from '../server/start';

const scenario = createScenario({seed: 1, startAt: Date.now()});

/** The one comment of a message; throws when it has none. */
export function commentOf(message: Message): Comment {
  const [comment] = message.type === 'comments' ? message.data.comments : [];
  if (comment === undefined) throw new Error('No comment was made');
  return comment;
}

/** Has a viewer on YouTube say something in the app. */
export function say(
  {send}: Pick<Simulator, 'send'>,
  text: string,
  id: string,
  userId: string = id,
): void {
  const comment = commentOf(scenario.make('ordinary', {service: 'youtube'}).message);
  const said = {...comment, data: {...comment.data, id, userId, comment: text}} as Comment;
  send({type: 'comments', data: {comments: [said]}});
}
