import {asObsData} from './obsData';
import type {FakeObsOptions, ObsInput} from './start';

type Data = Readonly<Record<string, unknown>>;

interface Surroundings {
  readonly inputs: () => readonly ObsInput[];
  readonly browser: NonNullable<FakeObsOptions['browser']>;
  /** Gets what `emit_event` of obs-browser's vendor requests hands to browser sources. */
  readonly onEvent: (name: string, detail: unknown) => void;
}

/** Of protocol 5: RequestStatus. */
const SUCCESS = {result: true, code: 100};
const UNKNOWN_REQUEST = {result: false, code: 204, comment: 'The request type is not known.'};
const NOT_READY = {result: false, code: 207, comment: 'The server is not ready.'};
const NOT_FOUND = {result: false, code: 600, comment: 'No vendor was found by that name.'};

const asData = (value: unknown): Data =>
  typeof value === 'object' && value !== null ? (value as Data) : {};

/** The answer (op 7) to a request (op 6); undefined where none comes. */
export function answerTo(
  request: Data,
  {inputs, browser, onEvent}: Surroundings,
): object | undefined {
  const {requestType, requestId} = request;
  const data = asData(request['requestData']);
  const answer = (requestStatus: object, responseData: object = {}): object => ({
    requestType,
    requestId,
    requestStatus,
    responseData,
  });
  switch (requestType) {
    case 'GetVersion':
      return answer(SUCCESS, {obsVersion: '32.0.0', obsWebSocketVersion: '5.6.3', rpcVersion: 1});
    case 'GetInputList':
      return answer(SUCCESS, {
        inputs: inputs().map(({name, kind}) => ({inputName: name, inputKind: kind})),
      });
    case 'CallVendorRequest': {
      const isKnown = data['vendorName'] === 'obs-browser' && data['requestType'] === 'emit_event';
      if (!isKnown || browser === 'missing') return answer(NOT_FOUND);
      if (browser === 'not-ready') return answer(NOT_READY);
      const event = asData(data['requestData']);
      onEvent(String(event['event_name']), asObsData(event['event_data']));
      return browser === 'silent' ? undefined : answer(SUCCESS);
    }
    default:
      return answer(UNKNOWN_REQUEST);
  }
}
