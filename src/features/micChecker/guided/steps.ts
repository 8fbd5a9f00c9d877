import type {Phase} from '@komebiyori/mic-meter/reading';

export interface StepText {
  readonly name: string;
  readonly task: string;
  /** What is read aloud. */
  readonly prompt?: string;
}

export const STEP_TEXTS: Record<Phase, StepText> = {
  quiet: {
    name: '静かに',
    task: 'だまって待ちます。部屋の雑音を測ります。',
  },
  normal: {
    name: 'ふつうに話す',
    task: 'いつもの配信の声で、下の文を読みます。ほかの話をしても構いません。',
    prompt:
      'こんばんは、今夜ものんびり始めます。炊きたてのごはんに、パリパリの海苔。さっそくコメントを読んでいきますね。初めての人も、ゆっくりしていってください。',
  },
  loud: {
    name: '大きな声',
    task: '思いきり驚いたり、笑ったりします。',
    prompt: 'えーっ、うそでしょう！？　やったー！　あはははは！',
  },
  quietAgain: {
    name: 'もう一度静かに',
    task: 'もう一度だまります。雑音が変わらないかを見ます。',
  },
};
