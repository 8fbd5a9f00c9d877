import type {StepId, Verdict} from '@komebiyori/mic-meter/judge';
import {CEILING, type GainPlan} from '@komebiyori/mic-meter/judge/gain';
import {JUMP, LOUD_ROOM} from '@komebiyori/mic-meter/judge/grades';
import {formatLength, formatNumber} from './words';

/** What to do, and why, or where it is found. */
interface Words {
  readonly action: string;
  readonly how: string;
}

/** More gain than this, in dB, is a long way. */
const MUCH_GAIN = 12;

const WHERE =
  'オーディオインターフェースは「GAIN」、USBマイクはOSのサウンドの設定で動かします。Windowsは「設定 → システム → サウンド」、macOSは「システム設定 → サウンド → 入力」です。';

/** What is said of each step of a plan. */
export const ADVICE: Readonly<Record<StepId, (verdict: Verdict) => Words>> = {
  noInput: () => ({
    action: 'マイクのミュートと、OSのマイクの許可を確かめます。',
    how: '音が何も来ていません。許可は、OSの設定の「プライバシーとセキュリティ → マイク」にあります。',
  }),
  noVoice: () => ({
    action: '「ふつうに話す」を測り直し、配信のときの声で話します。',
    how: '話し声を聞き取れなかったため、音量と音質はまだ分かりません。',
  }),
  phone: () => ({
    action: '有線のマイクか、別の入力を選びます。OBSでは「設定 → 音声」で選びます。',
    how: '8kHzより上の音がないため、Bluetoothの通話モードの可能性があります。',
  }),
  dropouts: lostSound,
  clipping: ({gain}) => ({
    action: `マイクの入力音量を${-gain.mic}dB下げ、音割れを止めます。`,
    how: `${WHERE}割れた音はOBSでは戻せないため、下げてから測り直します。`,
  }),
  hum: ({facts: {hum = 50}}) => ({
    action: `電源のハム（${hum}Hz）を止めます。マイクのケーブルとUSBの差し込み口を替え、電源コードから離します。`,
    how: 'ノートPCは、充電器を外すと止まるかを試します。オーディオインターフェースは、PCと同じ電源タップにつなぎます。',
  }),
  noise: loudRoom,
  inverted: () => ({
    action: 'ステレオの変換アダプターを外し、マイクをXLR端子かUSBでつなぎます。',
    how: '左右が逆の波形で、モノラルで聞く人には声が消えます。直るまで、OBSの「モノラル」はオフにします。',
  }),
  oneSided: () => ({
    action: 'OBSの「オーディオの詳細プロパティ」で、マイクの「モノラル」をオンにします。',
    how: '声が片側にしか入っていません。オンにすると、両側から聞こえます。',
  }),
  quiet: ({gain}) => ({
    action: `${gain.closer > 0 ? '近づいてから、' : ''}${raiseOf(gain)}`,
    how: raiseHow(gain),
  }),
  loud: ({gain}) => ({
    action: lowerOf(gain),
    how: `OBSだけで下げると、マイク側の音割れが残ります。${WHERE}`,
  }),
  peaks: ({gain, facts: {truePeak = 0}}) => ({
    action: lowerOf(gain),
    how: `大きな声が、${formatNumber(truePeak + gain.mic)}dBTPまでに収まります。${WHERE}`,
  }),
  swing: ({facts: {jump}, obs: {compressor: {ratio, threshold} = {ratio: 3, threshold: 0}}}) => ({
    action: `OBSの「コンプレッサー」を、比率${ratio}:1、しきい値${formatNumber(threshold)}dBで追加します。`,
    how:
      jump > JUMP
        ? `大きな声がふだんより${formatNumber(jump)}LU大きくなるので、差を縮めます。`
        : '声の大きさが変わりやすいので、差を縮めます。マイクとの距離も一定にします。',
  }),
  plosives: ({facts: {plosives}}) => ({
    action: 'ポップガードを付けるか、マイクを口の正面から外します。',
    how: `息の音が、1分に${Math.round(plosives)}回の割合で入っています。`,
  }),
  sibilance: ({facts: {sibilance}}) => ({
    action: 'マイクの向きを少しずらすか、OBSの「3バンドイコライザー」で高音を−3dBにします。',
    how: `サ行の帯域（5〜9kHz）が、声の${formatNumber(sibilance)}dBと強めです。`,
  }),
  change: ({facts: {change = 0}}) => ({
    action: '「自動ゲイン調整」をオフにして、測り直します。',
    how: `静かな時間のノイズが、前後で${formatNumber(Math.abs(change))}dB変わりました。このページの「設定」と、マイクに付いてきたソフトで確かめます。`,
  }),
  offset: ({facts: {dcOffset}}) => ({
    action: 'オーディオインターフェースのドライバーを入れ直します。',
    how: `波形の中心が${formatNumber(dcOffset * 100)}%ずれています。直らないときは、ケーブルか機器の故障です。`,
  }),
  gate: ({obs: {gate: {close, open} = {close: 0, open: 0}}}) => ({
    action: `OBSの「ノイズゲート」を、閉鎖しきい値${formatNumber(close)}dB、開放しきい値${formatNumber(open)}dBで追加します。`,
    how: 'だまっている間のノイズが消えます。声の出だしが切れたら、どちらも3dB下げます。',
  }),
  limiter: () => ({
    action: `OBSのフィルタの最後に、「リミッター」（しきい値${formatNumber(CEILING)}dB）を追加します。`,
    how: '測ったときより大きな声が出ても、配信では割れません。',
  }),
  shortDropouts: lostSound,
};

function lostSound({facts: {lostMs}}: Verdict): Words {
  return {
    action: 'ほかのアプリを閉じ、マイクをUSBハブを通さずにつなぎます。',
    how: `音が${formatLength(lostMs)}途切れました。オーディオインターフェースは、バッファーサイズも大きくします。`,
  };
}

/** Closer, and the gain that goes with it; else what makes the noise. */
function loudRoom({facts: {snr = 0}, gain: {closer, mic}}: Verdict): Words {
  const fan = 'エアコンやPCのファンは、止めるかマイクから離します。';
  if (closer === 0) {
    return {action: fan, how: '残る音は、OBSの「ノイズ抑制」フィルタで減らします。'};
  }
  const isLower = mic < 0;
  const gain = isLower ? `し、その分、入力音量を${-mic}dB下げます。` : 'します。';
  const how = isLower
    ? '近づくと声が約6dB大きくなるので、入力音量を下げるとノイズだけが小さくなります。'
    : '声がノイズより約6dB大きくなります。';
  return {
    action: `マイクとの距離を半分に${gain}`,
    how: snr < LOUD_ROOM ? `${how}${fan}` : how,
  };
}

const lowerOf = ({mic}: GainPlan): string => `マイクの入力音量を${-mic}dB下げます。`;

function raiseOf({mic, obs}: GainPlan): string {
  if (obs === 0) return `マイクの入力音量を${mic}dB上げます。`;
  if (mic === 0) return `OBSの「ゲイン」フィルタを+${obs}dBにします。`;
  return `マイクの入力音量を${mic}dB上げ、OBSの「ゲイン」フィルタを+${obs}dBにします。`;
}

function raiseHow({closer, mic, obs}: GainPlan): string {
  const distance =
    mic > MUCH_GAIN && closer === 0 ? '15cmほどまで近づくと、上げる量が少なくて済みます。' : '';
  if (obs === 0) return `${WHERE}${distance}`;
  const limit = `${mic === 0 ? '入力音量は変えません。' : ''}マイク側で上げると大きな声が割れるためです。`;
  return `${limit}ゲインの後に「コンプレッサー」と「リミッター」（${formatNumber(CEILING)}dB）を追加します。${distance}`;
}
