export { default as UnitsOpenScene } from './UnitsOpenScene.svg?react';
