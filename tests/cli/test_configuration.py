"""Settings of a server: flags before the environment, that before a file, and a sentence for what can't be."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boxship.cli.configuration import FLAGS, USUAL, ConfigurationError, in_force
from tests.cli.shell import run

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in FLAGS:
        monkeypatch.delenv(f"BOXSHIP_{name.upper()}", raising=False)
    monkeypatch.delenv("BOXSHIP_CONFIG", raising=False)


def rows(text: str) -> dict[str, list[str]]:
    return {line.split()[0]: line.split()[1:] for line in text.splitlines()[1:]}


def test_what_is_nearer_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "config" / "boxship" / "boxship.toml"
    file.parent.mkdir(parents=True)
    file.write_text('port = 1001\npace = 2\nhost = "::1"\nnames = ["a.example", "b.example"]\nidle = 5.5\n')
    monkeypatch.setenv("BOXSHIP_PACE", "3")
    monkeypatch.setenv("BOXSHIP_PORT", "1002")
    monkeypatch.setenv("BOXSHIP_PROXIES", "127.0.0.1, ::1")
    result = run("config", "--port", "1003", "--no-browser")
    assert result.exit_code == 0
    assert result.stdout.startswith(f"Tables are kept in {tmp_path / 'data' / 'boxship' / 'tables.db'}.\n")
    found = rows(result.stdout)
    assert found["port"] == ["1003", "--port"]
    assert found["pace"] == ["3.0", "BOXSHIP_PACE"]
    assert found["host"] == ["::1", str(file)]
    assert found["names"] == ["a.example,", "b.example", str(file)]
    assert found["proxies"] == ["127.0.0.1,", "::1", "BOXSHIP_PROXIES"]
    assert found["idle"] == ["5.5", str(file)]
    assert found["open_browser"] == ["False", "--browser"]
    assert found["most_tabs"] == ["8", USUAL]


def test_a_file_may_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = tmp_path / "one.toml", tmp_path / "other.toml"
    one.write_text("port = 1")
    other.write_text("port = 2")
    monkeypatch.setenv("BOXSHIP_CONFIG", str(one))
    assert in_force({})["port"] == (1, str(one))
    assert in_force({}, other)["port"] == (2, str(other))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("port = ", "not readable as TOML"),
        ("colour = 3", "there is no setting 'colour'; there are host, port"),
        ('port = "x"', "port: a whole number is needed here, not 'x'"),
        ("port = true", "a whole number is needed here"),
        ("port = -1", "a whole number is needed here"),
        ("pace = nan", "a number is needed here"),
        ("names = [1]", "a list of texts is needed here"),
        ("host = 5", "a text in quotes is needed here"),
        ('open_browser = "yes"', "true or false is needed here"),
        ('log_format = "xml"', "log_format is text or json"),
    ],
)
def test_what_can_not_be_is_said(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "boxship.toml"
    file.write_text(text)
    for command in ("config", "serve"):
        result = run(command, "--config", file)
        assert (result.exit_code, result.stdout) == (2, "")
        assert words in result.stderr


def test_the_environment_is_read_with_the_same_care(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOXSHIP_PORT", "eighty")
    with pytest.raises(ConfigurationError, match="BOXSHIP_PORT: a whole number is needed here"):
        in_force({})
    with pytest.raises(ConfigurationError, match="no such file"):
        in_force({}, tmp_path / "none.toml")


def test_a_file_that_is_named_is_stronger_than_a_database_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOXSHIP_DATABASE", "postgresql://ann:geheim@db/boxship")
    assert run("config").stdout.startswith("Tables are kept in postgresql://ann:***@db/boxship.")
    assert "geheim" not in run("config").stdout
    assert run("config", "--data", "here.db").stdout.startswith("Tables are kept in here.db.")
