/**
 * A drawing for ffmpeg's lavfi: blocks of 16 pixels whose colours and alpha are flat; those on the right
 * change with the frame.
 */
export const BLOCKS = [
  'color=c=black:s=64x48:r=10:d=1,format=rgba,geq=',
  "r='if(lt(X,16),0,if(lt(X,32),255,if(lt(X,48),200,25*N)))':",
  "g='if(lt(X,16),0,if(lt(X,32),255,if(lt(X,48),60,100)))':",
  "b='if(lt(X,16),255,if(lt(X,32),255,if(lt(X,48),90,20)))':",
  "a='if(lt(Y,16),128,if(lt(Y,32),64,255))'",
].join('');
