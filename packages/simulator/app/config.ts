/**
 * The settings that the app tells of, as far as a template or a tool could read them; the groups
 * are those of the SDK's `Config`.
 */
export const CONFIG: Readonly<Record<string, unknown>> = {
  speech: {rate: 1, pitch: 1, volume: 100},
  app: {lang: 'ja'},
  backup: {enabled: false},
  comment: {nameLengthLimit: false, nameLength: 10},
  integration: {plugins: {activated: ['com.example.mask-words']}},
  api: {allowHosts: []},
  platform: {niconama: {show184: true, anonymousName: '名無しさん'}},
  notification: {notify: {enabled: false}},
  order: {enabled: true, words: '参加', declineWords: '辞退'},
  survey: {enabled: false},
  timestamp: {acceptTimestampComment: false},
  ui: {darkMode: false},
  mainView: {splitView: false},
  remote: {enabled: false},
  template: {favorites: []},
  setList: {request: {enabled: true, requestWord: 'リクエスト'}},
};
