/** The build inlines this after the markup of every page, so that the menu works before the application starts (rule: small-screen-menu). */
const button = document.querySelector('.site-header__toggle');

button?.addEventListener('click', () => {
  // After the start, the click handler of the application sets the same value.
  button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
});
