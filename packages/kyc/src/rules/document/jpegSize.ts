/** Width and height in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Returns whether a marker begins a frame header: SOF0 to SOF15 without DHT, JPG and DAC. ISO/IEC 10918-1 table B.1. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Returns the width and height in the frame header of a JPEG; undefined if `head` ends before it. */
export function jpegSize(head: string): PixelSize | undefined {
  const at = (place: number): number => head.charCodeAt(place);
  let place = 2;
  while (place + 9 < head.length && at(place) === 0xff) {
    const marker = at(place + 1);
    if (marker === 0xff) {
      place += 1;
      continue;
    }
    if (isFrame(marker)) {
      return {
        height: at(place + 5) * 256 + at(place + 6),
        width: at(place + 7) * 256 + at(place + 8),
      };
    }
    place += 2 + at(place + 2) * 256 + at(place + 3);
  }
  return undefined;
}
