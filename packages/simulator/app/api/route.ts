import type {AppInfo} from '@onecomme.com/onesdk/types/App';
import type {TemplateData} from '@onecomme.com/onesdk/types/Template';
import type {Message} from '../../scenario';
import type {AppState} from '../state';
import type {Answer} from './respond';

/** What the endpoints work on. */
export interface Backend {
  readonly state: AppState;
  /** The token that a call must show; undefined where none is asked for. */
  readonly token: string | undefined;
  /** Whether the API is switched off. */
  readonly off: boolean;
  /** Whether every call fails, for those who try how their program takes it. */
  readonly failing: boolean;
  readonly info: () => AppInfo;
  readonly config: Readonly<Record<string, unknown>>;
  readonly templates: () => readonly TemplateData[];
  /**
   * Takes in what happened, and announces it.
   * @param record whether writers are kept among the listeners; default true
   */
  readonly happen: (message: Message, record?: boolean) => void;
  /** Announces what changes nothing that the app holds. */
  readonly announce: (message: Message) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Tells the person at the console. */
  readonly log: (line: string) => void;
}

/** A request whose path fits a route. */
export interface Call {
  readonly method: string;
  /** What stands in the place of `{id}` in the path. */
  readonly id: string;
  readonly query: URLSearchParams;
  /** The parsed body; `{}` when there is none. */
  readonly body: unknown;
}

export interface Route {
  /** As openapi.yaml writes it: `POST /api/comments`. */
  readonly name: string;
  /** False where a body is not even read. Default: true except for GET and DELETE. */
  readonly takesBody?: boolean;
  readonly answer: (call: Call, backend: Backend) => Answer;
}
