// The path of a tuft of moss or grass.

export const tuft = (x: number, y: number, size: number) =>
  `M${x - size} ${y}q${size * 0.1} ${-size * 0.9} ${size * 0.6} ` +
  `${-size * 0.7}q${size * 0.4} ${-size * 0.7} ${size * 0.8} 0q${size * 0.7} ` +
  `${-size * 0.1} ${size * 0.6} ${size * 0.7}z`;
