/** The build inlines this after the markup of every page, so that the menu works before the application starts (rule: small-screen-menu). */
const button = document.querySelector('.site-header__toggle');

button?.addEventListener('click', () => {
  // Once the application has started, it sets the same value.
  button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
});
