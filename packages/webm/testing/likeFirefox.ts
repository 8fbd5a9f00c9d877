/**
 * Has Chromium's worker do what Firefox 153 does otherwise: decoded pictures are copied with colours
 * multiplied by their opacity, decoded videos are RGB, and encoded ones are called BT.709.
 */
export const LIKE_FIREFOX = `{
  const {decode} = ImageDecoder.prototype;
  const {copyTo} = VideoFrame.prototype;
  ImageDecoder.prototype.decode = async function (...options) {
    const result = await decode.apply(this, options);
    result.image.copyTo = async function (data, ...rest) {
      const layout = await copyTo.call(this, data, ...rest);
      for (let at = 0; at < data.length; at += 4)
        for (let i = at; i < at + 3; i++) data[i] = Math.round((data[i] * data[at + 3]) / 255);
      return layout;
    };
    return result;
  };
  const Encoder = VideoEncoder;
  self.VideoEncoder = class extends Encoder {
    constructor({output, error}) {
      const bt709 = {fullRange: false, matrix: 'bt709', primaries: 'bt709', transfer: 'bt709'};
      super({
        error,
        output(chunk, meta) {
          if (meta?.decoderConfig !== undefined) meta.decoderConfig.colorSpace = bt709;
          output(chunk, meta);
        },
      });
    }
  };
  const Decoder = VideoDecoder;
  self.VideoDecoder = class extends Decoder {
    constructor({output, error}) {
      let last = Promise.resolve();
      const toRgb = async (frame) => {
        const {displayWidth, displayHeight, timestamp, duration} = frame;
        const data = new Uint8Array(displayWidth * displayHeight * 4);
        await frame.copyTo(data, {format: 'BGRX'});
        frame.close();
        const size = {codedWidth: displayWidth, codedHeight: displayHeight};
        output(new VideoFrame(data, {format: 'BGRX', ...size, timestamp, duration: duration ?? undefined}));
      };
      super({
        error,
        output(frame) {
          last = last.then(() => toRgb(frame));
          self.lastRgb = last;
        },
      });
    }
    async flush() {
      await super.flush();
      await self.lastRgb;
    }
  };
}`;
