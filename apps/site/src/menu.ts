// The top bar's script: closes the phone menu on Escape, on a click outside and on leaving it, and
// styles the bar where scroll-driven animations are unsupported.

const menu = document.querySelector<HTMLDetailsElement>('#menu');
const summary = menu?.querySelector('summary');

addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !menu?.open) return;
  menu.open = false;
  summary?.focus();
});
const leave = ({ target }: Event) => {
  if (menu?.open && target instanceof Node && !menu.contains(target)) menu.open = false;
};
addEventListener('pointerdown', leave);
addEventListener('focusin', leave);

const SETTLES_AT_PX = 50;
if (!CSS.supports('animation-timeline', 'scroll()')) {
  const bar = document.querySelector('#bar');
  const settle = () => bar?.classList.toggle('settled', scrollY > SETTLES_AT_PX);
  bar?.classList.add('watched');
  addEventListener('scroll', settle, { passive: true });
  settle();
}
