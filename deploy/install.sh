#!/bin/sh
# Installs a build on this server:   sh deploy/install.sh dist /var/www/dependable
# Installs only its assets:          sh deploy/install.sh dist /var/www/dependable assets
# Returns to an earlier build:       sh deploy/install.sh /var/www/dependable/releases/NAME /var/www/dependable
#
# The assets of earlier versions stay, because open pages still request them. Pages and their Content-Security-Policy change
# together, when nginx reads its configuration again: run `nginx -t && nginx -s reload` afterwards.
set -eu
build=$(cd "$1" && pwd)
mkdir -p "$2/assets" "$2/releases"
site=$(cd "$2" && pwd)

if [ -d "$build/assets" ]; then
    cp -R "$build/assets/." "$site/assets/"
fi
if [ "${3:-}" = assets ]; then
    echo "Installed the assets. Install the pages once all servers have them."
    exit 0
fi

name=$(cat "$build"/*.html | sha256sum | cut -c 1-16)
release=$site/releases/$name
if [ "$build" != "$release" ]; then
    rm -rf "$release"
    mkdir "$release"
    for file in "$build"/*; do
        [ "$file" = "$build/assets" ] || cp -R "$file" "$release/"
    done
    ls "$build/assets" >"$release.assets"
    # nginx computes the ETag of a file from its time and size. The time of the copying would differ between servers, so every
    # file of the release gets a time from the hash of all pages: the same on all servers, and another one for each release.
    find "$release" -type f -exec touch -d "@$((0x$(echo "$name" | cut -c 1-7)))" {} +
    printf 'root %s;\n' "$release" >"$release.conf"
    cat "$build-conf/csp.conf" >>"$release.conf"
fi

while read -r asset; do
    if [ ! -f "$site/assets/$asset" ]; then
        echo "Not installed: assets/$asset of this version has been deleted. Install its build again." >&2
        exit 1
    fi
done <"$release.assets"
# Marks the assets as in use, so that deleting old ones spares them.
(cd "$site/assets" && xargs touch <"$release.assets")

# The file is copied under another name and then renamed, so that nginx never reads a half-written file.
cp "$release.conf" "$site/release.conf.new"
mv "$site/release.conf.new" "$site/release.conf"
echo "Installed $name: $(cat "$release/version.json")"
